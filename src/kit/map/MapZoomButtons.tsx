import { IconButton } from '#kit/design/buttons/IconButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { MAP_CONTROL } from './control-boxes.ts';
import { useMap } from './map-context.ts';

/** Buttons that zoom, for readers without a wheel and without a second finger. */
export function MapZoomButtons() {
  const { text } = useLocale();
  const map = useMap();
  return (
    <div
      {...MAP_CONTROL}
      className="pointer-events-auto flex shrink-0 flex-col overflow-hidden rounded-md bg-surface shadow-float"
    >
      <IconButton
        label={text('map.zoomIn')}
        icon={<Icon name="plus" className="size-5" />}
        onClick={() => map.zoomIn()}
      />
      <IconButton
        label={text('map.zoomOut')}
        icon={<Icon name="minus" className="size-5" />}
        onClick={() => map.zoomOut()}
      />
    </div>
  );
}
