import { Button } from '#kit/design/buttons/Button.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type MapDrawButtonProps = { isDrawn: boolean; onDraw: () => void };

/** Starts to draw an area, or to change the drawn ones. */
export function MapDrawButton({ isDrawn, onDraw }: MapDrawButtonProps) {
  const { text } = useLocale();
  return (
    <Button
      variant="secondary"
      onClick={onDraw}
      icon={<Icon name="pencil-line" className="size-4.5" />}
      className="text-sm shadow-float"
    >
      <span className="max-phablet:sr-only">{text(isDrawn ? 'map.draw.change' : 'map.draw')}</span>
    </Button>
  );
}
