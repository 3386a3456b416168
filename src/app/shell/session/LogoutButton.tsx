import type { ReactNode } from 'react';
import { classes } from '#kit/design/classes.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useLogout } from './useLogout.ts';

/** Signs out of this browser. Without scripts nothing can be sent, so there is no button either. */
export function LogoutButton({ className, icon }: { className: string; icon?: ReactNode }) {
  const { text } = useLocale();
  const { logOut, isLeaving } = useLogout();
  return (
    <button
      type="button"
      onClick={logOut}
      aria-busy={isLeaving || undefined}
      className={classes(className, 'w-full text-left noscript:hidden')}
    >
      <span className="flex items-center gap-3">
        {icon}
        {text('header.logout')}
      </span>
    </button>
  );
}
