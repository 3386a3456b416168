import { useState } from 'react';
import { Button } from '#kit/design/buttons/Button.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Button that copies a text to the clipboard, and confirms it. */
export function CopyButton({ value }: { value: string }) {
  const { text } = useLocale();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
    } catch {
      toasts.show('error', 'copy', { text: 'account.copy.failed' });
    }
  };
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Icon name={isCopied ? 'check' : 'copy'} className="size-4" />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{text(isCopied ? 'account.copy.done' : 'account.copy')}</span>
    </Button>
  );
}
