import { Button } from '#kit/design/buttons/Button.tsx';
import { classes } from '#kit/design/classes.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { MessageDialog } from './useWriteDialog.tsx';

type WriteButtonProps = { writing: MessageDialog; isShort?: boolean; className?: string };

/** Opens a message to the advertiser; the short one has a short label. */
export function WriteButton({ writing, isShort = false, className }: WriteButtonProps) {
  const { text } = useLocale();
  return (
    <Button
      icon={<Icon name="mail" className={classes('size-4.5', isShort && 'max-mobile-landscape:hidden')} />}
      isLoading={writing.isOpening}
      onClick={writing.open}
      aria-haspopup="dialog"
      className={classes('noscript:hidden', className)}
    >
      {text(isShort ? 'offer.contact.title' : 'offer.contact.write')}
    </Button>
  );
}
