import { Share2 } from 'lucide-react';
import { Button } from '#kit/design/buttons/Button.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { sharePage } from './share-page.ts';

/** Shares this page. */
export function ShareButton({ title }: { title: string }) {
  const { text } = useLocale();
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Share2 aria-hidden="true" className="size-4" />}
      onClick={() => sharePage(title)}
      className="noscript:hidden"
    >
      {text('offer.share')}
    </Button>
  );
}
