import { type ReactNode, useRef } from 'react';
import { classes } from '#kit/design/classes.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useClosingMenu } from './useClosingMenu.ts';

type HeaderMenuProps = {
  label: ReactNode;
  children: ReactNode;
  /** On which side of its word the panel ends. */
  align?: 'left' | 'right';
  className?: string;
};

/** A word of the bar with a panel under it. Without JavaScript it opens and closes by its word. */
export function HeaderMenu({ label, children, align = 'left', className }: HeaderMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosingMenu(menu);
  return (
    <details ref={menu} name="header-menu" className={classes('group relative', className)}>
      <summary className={classes(HEADER_ITEM_CLASSES, 'list-none gap-1 [&::-webkit-details-marker]:hidden')}>
        {label}
        <Icon name="chevron-down" className="size-4 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className={classes(PANEL_CLASSES, align === 'right' ? 'right-0' : 'left-0')}>{children}</div>
    </details>
  );
}

/** A word of the bar. */
export const HEADER_ITEM_CLASSES =
  'inline-flex min-h-10 items-center rounded-sm px-2 text-[0.9375rem] font-medium whitespace-nowrap ' +
  'transition-colors hover:bg-mist group-open:bg-mist aria-[current]:text-lake';

/** A row of a panel. */
export const HEADER_ROW_CLASSES =
  'flex min-h-11 flex-col justify-center rounded-sm px-3 py-2 transition-colors hover:bg-mist aria-[current]:text-lake';

const PANEL_CLASSES =
  'absolute top-full z-10 mt-2 w-max max-w-80 min-w-48 rounded-md border border-line bg-surface p-1.5 shadow-float';
