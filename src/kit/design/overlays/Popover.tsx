import { type CSSProperties, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import { usePositionBelow } from './usePositionBelow.ts';

/** Attributes of the button that opens a popover. */
type PopoverTrigger = { popoverTarget: string; 'aria-expanded': boolean; 'aria-haspopup': 'dialog' };

type PopoverProps = {
  label: string;
  renderTrigger: (trigger: PopoverTrigger) => ReactNode;
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Content that stays in view below the rest: the button that applies. */
  renderFooter?: (close: () => void) => ReactNode;
  widthRem?: number;
};

/**
 * A panel under its trigger; below tablet width a sheet from the bottom with the label as its title. The browser's own popover closes it on
 * Escape and outside clicks, closes others, and gives the focus back.
 *
 * A popover inside of it (suggestions) sends its events here as well, hence the test of the target.
 */
export function Popover({ label, renderTrigger, children, renderFooter, widthRem = 22 }: PopoverProps) {
  const id = useId();
  const { text } = useLocale();
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useCallback(() => anchor.current?.firstElementChild, []);
  const place = usePositionBelow(isOpen, panel, trigger);
  const close = (): void => panel.current?.hidePopover();

  return (
    <>
      <span ref={anchor} className="contents">
        {renderTrigger({ popoverTarget: id, 'aria-expanded': isOpen, 'aria-haspopup': 'dialog' })}
      </span>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="popover"
        style={{ '--width': `${widthRem}rem` } as CSSProperties}
        onBeforeToggle={(event) => {
          if (event.target !== event.currentTarget || event.newState !== 'open') return;
          place();
          setIsOpen(true);
        }}
        onToggle={(event) => {
          if (event.target === event.currentTarget) setIsOpen(event.newState === 'open');
        }}
      >
        {isOpen && (
          <>
            <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-4 tablet:hidden">
              <strong className="font-display text-lg font-semibold">{label}</strong>
              <IconButton label={text('kit.close')} icon={<Icon name="x" className="size-5" />} onClick={close} />
            </div>
            <div className="overflow-y-auto overscroll-contain p-4">
              {typeof children === 'function' ? children(close) : children}
            </div>
            {renderFooter && <div className="border-t border-line p-4">{renderFooter(close)}</div>}
          </>
        )}
      </div>
    </>
  );
}
