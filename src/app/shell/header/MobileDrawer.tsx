import { lazy, type MouseEvent, Suspense } from 'react';
import { buttonClasses } from '#kit/design/buttons/button-classes.ts';
import { Accordion } from '#kit/design/content/Accordion.tsx';
import { Badge } from '#kit/design/content/Badge.tsx';
import { Dialog } from '#kit/design/overlays/Dialog.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { withTexts } from '#kit/i18n/loaded-texts.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { hasVisitorData } from '#kit/viewer/visitor-mark.ts';
import { MenuLinkText, menuLinkAttributes } from '../../menu/MenuLinkText.tsx';
import { isGroup } from '../../menu/menu-entry.ts';
import { usePageAddress } from '../page/usePageAddress.ts';
import { LazyDrawerBell } from './bell-parts.ts';
import { drawerMenu } from './header-menu.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { SignInLink } from './SignInLink.tsx';

const DrawerMemberLinks = lazy(async () => ({
  default: (await withTexts('workspace', import('./DrawerMemberLinks.tsx'))).DrawerMemberLinks,
}));

type MobileDrawerProps = { isOpen: boolean; onClose: () => void };

/** The navigation of small screens; submenus open one at a time. @source docs/reference/screens.md, "Drawer" */
export function MobileDrawer({ isOpen, onClose }: MobileDrawerProps) {
  const { locale, text } = useLocale();
  const address = usePageAddress();
  const viewer = useViewer();
  const closeOnLink = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    <Dialog title={text('header.menu')} isOpen={isOpen} onClose={onClose} placement="left">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a chosen link closes the drawer, by key as well */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed */}
      <div onClick={closeOnLink} className="flex flex-col gap-8">
        <nav aria-label={text('header.navigation')}>
          <ul>
            {drawerMenu(address, locale, viewer).map((entry) => (
              <li key={entry.label}>
                {isGroup(entry) ? (
                  <Accordion
                    name="drawer-menu"
                    title={
                      <span className="flex flex-1 items-center gap-2">
                        {text(entry.label)}
                        {entry.badge && <Badge tone="lake">{text(entry.badge)}</Badge>}
                      </span>
                    }
                  >
                    <ul className="-mt-1">
                      {entry.links.map((link) => (
                        <li key={link.href}>
                          <a
                            {...menuLinkAttributes(link)}
                            className="flex min-h-11 flex-col justify-center py-1.5 pl-4"
                          >
                            <MenuLinkText link={link} />
                          </a>
                        </li>
                      ))}
                    </ul>
                  </Accordion>
                ) : (
                  <a href={entry.href} className="flex min-h-13 items-center border-b border-line py-3 font-medium">
                    {text(entry.label)}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        {viewer ? (
          <Suspense>
            <DrawerMemberLinks viewer={viewer} />
          </Suspense>
        ) : (
          <VisitorLinks />
        )}
        <ul aria-label={text('header.language')} className="flex flex-wrap gap-x-5">
          <LanguageLinks className="flex min-h-11 items-center text-muted aria-[current]:font-medium aria-[current]:text-ink" />
        </ul>
      </div>
    </Dialog>
  );
}

function VisitorLinks() {
  const { text } = useLocale();
  return (
    <div className="flex flex-col gap-3">
      {hasVisitorData() && (
        <Suspense>
          <LazyDrawerBell />
        </Suspense>
      )}
      <p className="text-sm text-muted">{text('header.slogan')}</p>
      <SignInLink to="register" className={buttonClasses({})}>
        {text('header.signUp')}
      </SignInLink>
      <SignInLink to="login" className={buttonClasses({ variant: 'secondary' })}>
        {text('header.login')}
      </SignInLink>
    </div>
  );
}
