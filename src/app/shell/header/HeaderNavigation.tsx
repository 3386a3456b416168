import { Badge } from '#kit/design/content/Badge.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { MenuLinkText, menuLinkAttributes } from '../../menu/MenuLinkText.tsx';
import { isGroup } from '../../menu/menu-entry.ts';
import { usePageAddress } from '../page/usePageAddress.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { headerMenu } from './header-menu.ts';

/** The navigation of the bar, on screens wide enough for it. */
export function HeaderNavigation() {
  const { locale, text } = useLocale();
  const viewer = useViewer();
  const address = usePageAddress();
  return (
    <nav aria-label={text('header.navigation')} className="hidden desktop:block">
      <ul className="flex items-center">
        {headerMenu(address, locale, viewer).map((entry) => (
          <li key={entry.label}>
            {isGroup(entry) ? (
              <HeaderMenu
                label={
                  <>
                    {text(entry.label)}
                    {entry.badge && (
                      <span className="header-badge">
                        <Badge tone="lake">{text(entry.badge)}</Badge>
                      </span>
                    )}
                  </>
                }
              >
                <ul>
                  {entry.links.map((link) => (
                    <li key={link.href}>
                      <a {...menuLinkAttributes(link)} className="header-row">
                        <MenuLinkText link={link} />
                      </a>
                    </li>
                  ))}
                </ul>
              </HeaderMenu>
            ) : (
              <a {...menuLinkAttributes(entry)} className="header-item">
                {text(entry.label)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
