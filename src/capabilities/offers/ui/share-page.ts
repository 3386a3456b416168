import { toasts } from '#kit/design/feedback/useToasts.ts';

/** Opens the system's share sheet for this page; without one, copies its address to the clipboard. */
export async function sharePage(title: string): Promise<void> {
  const url = window.location.href;
  try {
    if (typeof navigator.share === 'function') await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      toasts.show('success', 'share', { text: 'offer.shared' });
    }
  } catch (error) {
    // Closing the sheet is no failure.
    if (!(error instanceof DOMException) || error.name !== 'AbortError')
      toasts.show('error', 'share', { text: 'offer.shareFailed' });
  }
}
