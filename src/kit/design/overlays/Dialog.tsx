import { type ReactNode, useId } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icons/Icon.tsx';
import { useModalDialog } from './useModalDialog.ts';
import { usePresence } from './usePresence.ts';

/** 22, 30, 40 and 60 rem. @source docs/reference/screens.md, "Dialogs" */
export type DialogWidth = 'small' | 'medium' | 'large' | 'huge';

type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  width?: DialogWidth;
};

/** A modal with title and close button. Its content exists only while it is open. */
export function Dialog({ title, isOpen, onClose, children, footer, width = 'medium' }: DialogProps) {
  const titleId = useId();
  const { text } = useLocale();
  const isPresent = usePresence(isOpen);
  return (
    <dialog
      {...useModalDialog(isOpen, onClose)}
      aria-labelledby={titleId}
      className={classes(DIALOG_CLASSES, WIDTHS[width])}
    >
      {isPresent && (
        <div className="flex min-h-0 flex-1 flex-col">
          <div className="flex items-start justify-between gap-4 pt-5 pr-3 pl-6">
            <h2 id={titleId} className="pt-1 text-xl">
              {title}
            </h2>
            <IconButton label={text('kit.close')} icon={<Icon name="x" className="size-5" />} onClick={onClose} />
          </div>
          <div className="overflow-y-auto overscroll-contain px-6 pt-3 pb-6">{children}</div>
          {footer && <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

const DIALOG_CLASSES =
  'modal m-auto max-h-[min(50rem,92dvh)] w-[calc(100vw-2rem)] flex-col overflow-hidden rounded-lg bg-surface ' +
  'text-ink shadow-float open:flex';

const WIDTHS: Record<DialogWidth, string> = {
  small: 'max-w-dialog-sm',
  medium: 'max-w-dialog-md',
  large: 'max-w-dialog-lg',
  huge: 'max-w-dialog-xl',
};
