import { Avatar } from '#kit/design/Avatar.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { Viewer } from '#kit/viewer/viewer.ts';
import { userMenu } from './account-menu.ts';
import { HEADER_ROW_CLASSES, HeaderMenu } from './HeaderMenu.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { MenuLinkText, menuLinkAttributes } from './MenuLinkText.tsx';
import { NewCount } from './NewCount.tsx';

/** The name of the one who is signed in, and what is theirs under it. @source spec 1, §2.9 */
export function UserMenu({ viewer }: { viewer: Viewer }) {
  const { locale, text } = useLocale();
  const name = `${viewer.firstName} ${viewer.lastName}`;
  return (
    <HeaderMenu
      align="right"
      label={
        <>
          <span className="relative text-sm">
            <Avatar name={name} src={viewer.picture ?? undefined} />
            <span className="absolute -top-1 -right-1 tablet:hidden">
              <NewCount count={viewer.unreadMessages} />
            </span>
          </span>
          <span className="sr-only max-w-36 truncate tablet:not-sr-only tablet:ml-1">
            <span className="sr-only">{text('header.account')}: </span>
            {viewer.firstName}
          </span>
        </>
      }
    >
      <p className="truncate px-3 pt-2 pb-1 text-sm text-muted">{name}</p>
      <ul>
        {userMenu(viewer, locale).map((link) => (
          <li key={link.href}>
            <a {...menuLinkAttributes(link)} className={HEADER_ROW_CLASSES}>
              <MenuLinkText link={link} />
            </a>
          </li>
        ))}
        <li>
          <LogoutButton className={HEADER_ROW_CLASSES} />
        </li>
      </ul>
    </HeaderMenu>
  );
}
