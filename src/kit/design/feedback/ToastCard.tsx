import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import type { Toast, ToastKind } from './toast-store.ts';

/** One message, at least 300 px wide. @source docs/reference/screens.md, "Toasts" */
export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { text, knows } = useLocale();
  const { words } = toast;
  // Where another language lacks the texts of the page that it came from, it stays as it was said.
  const [said] = useState(() => text(words.text, words.values));
  return (
    <div
      role={toast.kind === 'error' ? 'alert' : undefined}
      className="pointer-events-auto flex w-full max-w-100 min-w-[min(300px,100%)] items-start gap-3 rounded-md border border-line bg-surface py-1.5 pr-1.5 pl-4 text-ink shadow-float"
    >
      <span className="pt-2">{ICONS[toast.kind]}</span>
      <p className="min-w-0 flex-1 py-1.5 hyphens-auto">{knows(words.text) ? text(words.text, words.values) : said}</p>
      <IconButton label={text('kit.dismiss')} size="small" icon={<X className="size-4" />} onClick={onDismiss} />
    </div>
  );
}

const ICONS: Record<ToastKind, ReactNode> = {
  success: <CircleCheck aria-hidden="true" className="size-5 text-lake" />,
  error: <CircleAlert aria-hidden="true" className="size-5 text-brick" />,
  info: <Info aria-hidden="true" className="size-5 text-muted" />,
};
