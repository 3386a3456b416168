import { Suspense } from 'react';
import type { Viewer } from '#kernel/viewer.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { userMenu } from '../workspace/user-menu.ts';
import { LateBell } from './bell-parts.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { MenuLinkText, menuLinkAttributes } from './MenuLinkText.tsx';
import { useSeenEverywhere } from './useSeenEverywhere.ts';
import { useSessionEnd } from './useSessionEnd.ts';
import { useTabTitle } from './useTabTitle.ts';
import { useViewerReturn } from './useViewerReturn.ts';
import { useWaitingWish } from './useWaitingWish.ts';
import { ViewerName } from './ViewerName.tsx';

/**
 * The bell and the name of the one who is signed in, what is theirs under it, and an eye on whether they still are.
 *
 * @source docs/reference/screens.md, "Menu of a member"
 */
export function UserMenu({ viewer }: { viewer: Viewer }) {
  const { locale } = useLocale();
  useSessionEnd(viewer);
  useViewerReturn(viewer);
  useWaitingWish();
  useSeenEverywhere(viewer);
  useTabTitle(viewer.unreadMessages);
  return (
    <>
      <Suspense>
        <LateBell />
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
