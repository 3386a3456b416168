import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { MenuLink } from './menu-entry.ts';
import { NewCount } from './NewCount.tsx';

/** The label of a menu link, with its detail and a mark if it leaves this site. */
export function MenuLinkText({ link }: { link: MenuLink }) {
  const { text } = useLocale();
  return (
    <>
      <span className="menu-label">
        {text(link.label)}
        <NewCount count={link.newCount} />
        {link.isExternal && (
          <>
            <Icon name="arrow-up-right" />
            <span className="sr-only">{`(${text('header.newTab')})`}</span>
          </>
        )}
      </span>
      {link.detail && <span className="menu-detail">{text(link.detail)}</span>}
    </>
  );
}

/** The attributes of a link in a menu model. */
export const menuLinkAttributes = ({ href, isExternal, isCurrent }: MenuLink) => ({
  href,
  'aria-current': isCurrent ? ('true' as const) : undefined,
  ...(isExternal && { target: '_blank', rel: 'noopener' }),
});
