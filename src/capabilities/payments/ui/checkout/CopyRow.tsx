import { useState } from 'react';
import { IconButton } from '#kit/design/buttons/IconButton.tsx';
import { VisuallyHidden } from '#kit/design/content/VisuallyHidden.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type CopyRowProps = {
  label: string;
  value: string;
  /** Text for the clipboard; null for a line that needs no copying. */
  copied?: string | null;
};

/** A line of a QR-bill, with a button that copies it. */
export function CopyRow({ label, value, copied = null }: CopyRowProps) {
  const { text } = useLocale();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(copied ?? '');
      setIsCopied(true);
    } catch {
      toasts.show('error', 'copy', { text: 'account.copy.failed' });
    }
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line py-2.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="col-start-1 font-medium whitespace-pre-line tabular-nums">{value}</dd>
      {copied !== null && (
        <dd className="col-start-2 row-span-2 row-start-1">
          <IconButton
            label={text('payment.bill.copy', { name: label })}
            icon={<Icon name={isCopied ? 'check' : 'copy'} className="size-5" />}
            onClick={() => void copy()}
          />
          <VisuallyHidden role="status">{isCopied && text('account.copy.done')}</VisuallyHidden>
        </dd>
      )}
    </div>
  );
}
