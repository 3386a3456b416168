import { SectionLinks } from '#kit/design/navigation/SectionLinks.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { ACCOUNT_SECTIONS, type AccountSection, sectionHref } from './data/my-account-sections.ts';

/** The sections of the account's page. */
export function AccountSectionNav({ current }: { current: AccountSection }) {
  const { locale, text } = useLocale();
  const sections = ACCOUNT_SECTIONS.map((section) => ({
    label: text(`workspace.account.${section}`),
    href: sectionHref(section, locale),
    isCurrent: section === current,
  }));
  return <SectionLinks label={text('workspace.account.sections')} sections={sections} />;
}
