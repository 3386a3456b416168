import { type ReactNode, useState } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { Toast, ToastKind } from './toast-store.ts';

/** One message, at least 300 px wide. @source docs/reference/screens.md, "Toasts" */
export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { text, knows } = useLocale();
  const { words, action } = toast;
  // If the current language lacks the texts of the page it came from, the toast stays in the language it was shown in.
  const [firstText] = useState(() => text(words.text, words.values));
  return (
    <div
      role={toast.kind === 'error' ? 'alert' : undefined}
      className="pointer-events-auto flex w-full max-w-100 min-w-[min(300px,100%)] items-start gap-3 rounded-md border border-line bg-surface py-1.5 pr-1.5 pl-4 text-ink shadow-float"
    >
      <span className="pt-2">{ICONS[toast.kind]}</span>
      <p className="min-w-0 flex-1 py-1.5 hyphens-auto">
        {knows(words.text) ? text(words.text, words.values) : firstText}
      </p>
      {action && knows(action.text) && (
        <button
          type="button"
          onClick={() => {
            onDismiss();
            action.run();
          }}
          className="min-h-9 shrink-0 rounded-sm px-2 font-medium text-lake hover:underline"
        >
          {text(action.text)}
        </button>
      )}
      <IconButton
        label={text('kit.dismiss')}
        size="small"
        icon={<Icon name="x" className="size-4" />}
        onClick={onDismiss}
      />
    </div>
  );
}

const ICONS: Record<ToastKind, ReactNode> = {
  success: <Icon name="circle-check" className="size-5 text-lake" />,
  error: <Icon name="circle-exclamation-point" className="size-5 text-brick" />,
  info: <Icon name="info" className="size-5 text-muted" />,
};
