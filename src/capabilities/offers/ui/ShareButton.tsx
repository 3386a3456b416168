import { Share2 } from 'lucide-react';
import { Button } from '#kit/design/buttons/Button.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Hands this page to the system's own share sheet; where there is none, its address to the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const { text } = useLocale();
  const share = async (): Promise<void> => {
    const url = window.location.href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toasts.show('success', 'share', { text: 'offer.shared' });
      }
    } catch (error) {
      // Closing the sheet again is no failure.
      if (!(error instanceof DOMException) || error.name !== 'AbortError')
        toasts.show('error', 'share', { text: 'offer.shareFailed' });
    }
  };
  return (
    <Button variant="quiet" size="small" icon={<Share2 aria-hidden="true" className="size-4" />} onClick={share}>
      {text('offer.share')}
    </Button>
  );
}
