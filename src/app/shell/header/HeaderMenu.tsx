import type { ReactNode } from 'react';
import { classes } from '#kit/design/classes.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { CLOSING_MENU } from '../../menu/useClosingMenus.ts';

type HeaderMenuProps = {
  label: ReactNode;
  children: ReactNode;
  /** The side of its label at which the panel ends. */
  align?: 'left' | 'right';
  className?: string;
};

/** An entry of the bar with a panel under it. Without JavaScript its label opens and closes it. */
export function HeaderMenu({ label, children, align = 'left', className }: HeaderMenuProps) {
  return (
    <details {...CLOSING_MENU} name="header-menu" className={classes('group relative', className)}>
      <summary className="header-item">
        {label}
        <Icon name="chevron-down" />
      </summary>
      <div className={classes('header-panel', align === 'right' ? 'right-0' : 'left-0')}>{children}</div>
    </details>
  );
}
