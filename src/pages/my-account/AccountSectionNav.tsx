import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { ACCOUNT_SECTIONS, type AccountSection, sectionHref } from './my-account-sections.ts';

/** The parts of the account's page, side by side; each is a link, so that it can be sent and returned to. */
export function AccountSectionNav({ current }: { current: AccountSection }) {
  const { locale, text } = useLocale();
  return (
    <nav aria-label={text('workspace.account.sections')}>
      <ul className="flex scrollbar-none gap-5 overflow-x-auto tablet:gap-6 border-b border-line">
        {ACCOUNT_SECTIONS.map((section) => (
          <li key={section}>
            <a
              href={sectionHref(section, locale)}
              aria-current={section === current ? 'page' : undefined}
              className={LINK_CLASSES}
            >
              {text(`workspace.account.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const LINK_CLASSES =
  'inline-flex min-h-11 items-center border-b-2 border-transparent py-2 font-medium whitespace-nowrap text-muted ' +
  'transition-colors hover:text-ink aria-[current]:border-lake aria-[current]:text-ink focus-visible:-outline-offset-2';
