import { type ReactNode, useId } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icons/Icon.tsx';
import { useModalDialog } from './useModalDialog.ts';
import { usePresence } from './usePresence.ts';

/**
 * Where a dialog is: in the middle of the window, 22, 30, 40 or 60 rem wide, or as a sheet at an edge: the menu from the left, filters
 * from the bottom.
 *
 * @source docs/reference/screens.md, "Dialogs"
 */
export type DialogPlacement = 'small' | 'medium' | 'large' | 'huge' | 'left' | 'right' | 'bottom';

type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  placement?: DialogPlacement;
};

/** A modal with title and close button. Its content exists only while it is open; the page behind does not scroll. */
export function Dialog({ title, isOpen, onClose, children, footer, placement = 'medium' }: DialogProps) {
  const titleId = useId();
  const { text } = useLocale();
  const isPresent = usePresence(isOpen);
  const side = isSide(placement) ? placement : undefined;
  const parts = side ? SHEET : MIDDLE;
  return (
    <dialog
      {...useModalDialog(isOpen, onClose)}
      aria-labelledby={titleId}
      data-side={side}
      className={classes(parts.dialog, PLACEMENTS[placement])}
    >
      {isPresent && (
        <div className="flex min-h-0 flex-1 flex-col">
          <div className={parts.heading}>
            <h2 id={titleId} className={parts.title}>
              {title}
            </h2>
            <IconButton label={text('kit.close')} icon={<Icon name="x" className="size-5" />} onClick={onClose} />
          </div>
          <div className={parts.content}>{children}</div>
          {footer && <div className={parts.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

const isSide = (placement: DialogPlacement): boolean =>
  placement === 'left' || placement === 'right' || placement === 'bottom';

const MIDDLE = {
  dialog:
    'modal m-auto max-h-[min(50rem,92dvh)] w-[calc(100vw-2rem)] flex-col overflow-hidden rounded-lg bg-surface ' +
    'text-ink shadow-float open:flex',
  heading: 'flex items-start justify-between gap-4 pt-5 pr-3 pl-6',
  title: 'pt-1 text-xl',
  content: 'overflow-y-auto overscroll-contain px-6 pt-3 pb-6',
  footer: 'flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4',
};

const SHEET = {
  dialog: 'modal fixed flex-col overflow-hidden bg-surface text-ink shadow-float open:flex',
  heading: 'flex min-h-14 items-center justify-between gap-4 border-b border-line pr-2 pl-5',
  title: 'text-lg',
  content: 'flex-1 overflow-y-auto overscroll-contain p-5',
  footer: 'flex gap-3 border-t border-line px-5 py-4',
};

const PLACEMENTS: Record<DialogPlacement, string> = {
  small: 'max-w-dialog-sm',
  medium: 'max-w-dialog-md',
  large: 'max-w-dialog-lg',
  huge: 'max-w-dialog-xl',
  left: 'inset-y-0 right-auto left-0 h-dvh max-h-none w-88 max-w-[88vw]',
  right: 'inset-y-0 right-0 left-auto h-dvh max-h-none w-88 max-w-[88vw]',
  bottom: 'inset-x-0 top-auto bottom-0 max-h-[92dvh] w-full max-w-none rounded-t-lg',
};
