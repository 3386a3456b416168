import { Suspense } from 'react';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { MenuLinkText, menuLinkAttributes } from '../../menu/MenuLinkText.tsx';
import { userMenu } from '../../menu/user-menu.ts';
import { usePushRenewal } from '../page/usePushRenewal.ts';
import { useSyncSeen } from '../page/useSyncSeen.ts';
import { useTabTitle } from '../page/useTabTitle.ts';
import { LogoutButton } from '../session/LogoutButton.tsx';
import { useSessionEnd } from '../session/useSessionEnd.ts';
import { useViewerReturn } from '../session/useViewerReturn.ts';
import { useWaitingAction } from '../session/useWaitingAction.ts';
import { LazyBell } from './bell-parts.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { ViewerName } from './ViewerName.tsx';

/**
 * The bell and the name of the signed-in member, with their menu; it also watches whether the session lasts.
 *
 * @source docs/reference/screens.md, "Menu of a member"
 */
export function UserMenu({ viewer }: { viewer: Viewer }) {
  const { locale } = useLocale();
  useSessionEnd(viewer);
  useViewerReturn(viewer);
  useWaitingAction();
  useSyncSeen(viewer);
  usePushRenewal(viewer);
  useTabTitle(viewer.unreadMessages);
  return (
    <>
      <Suspense>
        <LazyBell />
      </Suspense>
      <HeaderMenu align="right" label={<ViewerName viewer={viewer} />}>
        <p className="truncate px-3 pt-2 pb-1 text-sm text-muted">
          {viewer.firstName} {viewer.lastName}
        </p>
        <ul>
          {userMenu(viewer, locale).map((link) => (
            <li key={link.href}>
              <a {...menuLinkAttributes(link)} className="header-row">
                <MenuLinkText link={link} />
              </a>
            </li>
          ))}
          <li>
            <LogoutButton className="header-row" />
          </li>
        </ul>
      </HeaderMenu>
    </>
  );
}
