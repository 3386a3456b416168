import { Button } from '#kit/design/buttons/Button.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { sharePage } from './share-page.ts';

/** Shares this page. */
export function ShareButton({ title }: { title: string }) {
  const { text } = useLocale();
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Icon name="share-2" className="size-4" />}
      onClick={() => sharePage(title)}
      className="noscript:hidden"
    >
      {text('offer.share')}
    </Button>
  );
}
