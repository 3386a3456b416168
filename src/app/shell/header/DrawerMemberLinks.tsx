import { Suspense } from 'react';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { MenuLinkText, menuLinkAttributes } from '../../menu/MenuLinkText.tsx';
import { userMenu } from '../../menu/user-menu.ts';
import { LogoutButton } from '../session/LogoutButton.tsx';
import { LazyDrawerBell } from './bell-parts.ts';

/** The links of a signed-in member in the drawer. */
export function DrawerMemberLinks({ viewer }: { viewer: Viewer }) {
  const { locale, text } = useLocale();
  return (
    <section aria-label={text('header.account')}>
      <p className="truncate text-sm text-muted">
        {viewer.firstName} {viewer.lastName}
      </p>
      <Suspense>
        <LazyDrawerBell />
      </Suspense>
      <ul>
        {userMenu(viewer, locale).map((link) => (
          <li key={link.href}>
            <a {...menuLinkAttributes(link)} className={ROW_CLASSES}>
              <MenuLinkText link={link} />
            </a>
          </li>
        ))}
        <li>
          <LogoutButton className={ROW_CLASSES} />
        </li>
      </ul>
    </section>
  );
}

const ROW_CLASSES = 'flex min-h-11 items-center py-1.5';
