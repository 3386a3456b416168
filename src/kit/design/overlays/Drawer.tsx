import { type ReactNode, useId } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icons/Icon.tsx';
import { useModalDialog } from './useModalDialog.ts';
import { usePresence } from './usePresence.ts';

/** The edge a drawer comes from: the menu from the left, filters from the bottom. */
export type DrawerSide = 'left' | 'right' | 'bottom';

type DrawerProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  side?: DrawerSide;
};

/** A modal sheet at an edge of the window; the page behind does not scroll. */
export function Drawer({ title, isOpen, onClose, children, footer, side = 'left' }: DrawerProps) {
  const titleId = useId();
  const { text } = useLocale();
  const isPresent = usePresence(isOpen);
  return (
    <dialog
      {...useModalDialog(isOpen, onClose)}
      aria-labelledby={titleId}
      data-side={side}
      className={classes(DRAWER_CLASSES, SIDES[side])}
    >
      {isPresent && (
        <div className="flex min-h-0 flex-1 flex-col">
          <div className="flex min-h-14 items-center justify-between gap-4 border-b border-line pr-2 pl-5">
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            <IconButton label={text('kit.close')} icon={<Icon name="x" className="size-5" />} onClick={onClose} />
          </div>
          <div className="flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && <div className="flex gap-3 border-t border-line px-5 py-4">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

const DRAWER_CLASSES = 'modal fixed flex-col overflow-hidden bg-surface text-ink shadow-float open:flex';

const SIDES: Record<DrawerSide, string> = {
  left: 'inset-y-0 right-auto left-0 h-dvh max-h-none w-88 max-w-[88vw]',
  right: 'inset-y-0 right-0 left-auto h-dvh max-h-none w-88 max-w-[88vw]',
  bottom: 'inset-x-0 top-auto bottom-0 max-h-[92dvh] w-full max-w-none rounded-t-lg',
};
