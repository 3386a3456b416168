import { lazy, Suspense, useState } from 'react';
import { BRAND } from '#kernel/brand.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { buttonClasses, iconButtonClasses } from '#kit/design/buttons/button-classes.ts';
import { IconButton } from '#kit/design/buttons/IconButton.tsx';
import { classes } from '#kit/design/classes.ts';
import { Logo } from '#kit/design/content/Logo.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { isPageForBot } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { withTexts } from '#kit/i18n/loaded-texts.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { hasVisitorData } from '#kit/viewer/visitor-mark.ts';
import { FOOTER_LINKS_ID } from '../page/footer-links-id.ts';
import { LazyBell } from './bell-parts.ts';
import { LazyLanguageMenu, LazyNavigation } from './lazy-header.ts';
import { SignInLink } from './SignInLink.tsx';
import { ViewerMenu } from './ViewerMenu.tsx';

const MobileDrawer = lazy(async () => ({
  default: (await withTexts('shell', import('./MobileDrawer.tsx'))).MobileDrawer,
}));

/** The bar at the top of every page. @source docs/reference/screens.md, "Header" */
export function Header() {
  const { locale, text } = useLocale();
  const viewer = useViewer();
  return (
    <header className="header">
      <div className="page-width">
        {!isPageForBot() && <MenuButton />}
        <a
          href={buildPath('home', locale)}
          aria-label={`${BRAND.name}, ${text('header.home')}`}
          className="mr-2 flex py-2"
        >
          <Logo />
        </a>
        <LazyNavigation />
        <div>
          <LazyLanguageMenu />
          {viewer ? <ViewerMenu viewer={viewer} /> : <VisitorLinks />}
        </div>
      </div>
    </header>
  );
}

/** The bell of a visitor with stored data: no page of the server contains it. */
function VisitorBell() {
  const isHydrated = useHydrated();
  return (
    isHydrated &&
    hasVisitorData() && (
      <Suspense>
        <LazyBell />
      </Suspense>
    )
  );
}

/** The entries of the bar for visitors. */
function VisitorLinks() {
  const { text } = useLocale();
  return (
    <>
      <VisitorBell />
      <SignInLink
        to="login"
        aria-label={text('header.login')}
        className={classes(iconButtonClasses({}, false), 'phablet:hidden')}
      >
        <Icon name="user-round" className="size-5" />
      </SignInLink>
      <span className="hidden items-center gap-2 phablet:flex">
        <SignInLink to="login" className={buttonClasses({ variant: 'quiet', size: 'small' })}>
          {text('header.login')}
        </SignInLink>
        <SignInLink to="register" className={buttonClasses({ size: 'small' })}>
          {text('header.signUp')}
        </SignInLink>
      </span>
    </>
  );
}

/** Opens the drawer, whose content is fetched and rendered on the first use. Without script it leads to the links of the footer. */
function MenuButton() {
  const { text } = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = (): void => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <div className="-ml-3 desktop:hidden">
      <a
        href={`#${FOOTER_LINKS_ID}`}
        aria-label={text('header.menu')}
        className={classes(iconButtonClasses({}, false), 'not-noscript:hidden')}
      >
        <Icon name="menu" className="size-6" />
      </a>
      <IconButton
        label={text('header.menu')}
        icon={<Icon name="menu" className="size-6" />}
        className="noscript:hidden"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      />
      {wasOpened && (
        <Suspense>
          <MobileDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
