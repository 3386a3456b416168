import { toasts } from '#kit/design/feedback/useToasts.ts';

/** Hands this page to the system's own share sheet; where there is none, its address to the clipboard. */
export async function sharePage(title: string): Promise<void> {
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
}
