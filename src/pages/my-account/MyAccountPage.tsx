import { NeedsScript } from '#capabilities/accounts/ui/NeedsScript.tsx';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { SectionLinks } from '#kit/design/navigation/SectionLinks.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { DataSection } from './DataSection.tsx';
import type { MyAccountData } from './data/my-account.loader.ts';
import { ACCOUNT_SECTIONS, type AccountSection, sectionHref } from './data/my-account-sections.ts';
import { PreferencesSection } from './PreferencesSection.tsx';
import { ProfileSection } from './profile/ProfileSection.tsx';
import { SecuritySection } from './security/SecuritySection.tsx';

type MyAccountPageProps = {
  data: MyAccountData;
  /** Shows this page in another language, and stores that choice. */
  onLanguageChange: (locale: Locale) => void;
};

/** The member's own account. @source docs/reference/workspace.md, "My account" */
export function MyAccountPage({ data, onLanguageChange }: MyAccountPageProps) {
  const { locale, text } = useLocale();
  const { section, profile, sessions, offered } = data;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-3xl">{text('header.myAccount')}</h1>
        <LinkButton href={buildPath('myAccountPreview', locale)} variant="quiet" size="small" className="-mx-3">
          {text('workspace.preview.open')}
        </LinkButton>
      </div>
      <AccountSectionNav current={section} />
      <NeedsScript />
      {section === 'profile' && <ProfileSection profile={profile} onLanguageChange={onLanguageChange} />}
      {section === 'preferences' && <PreferencesSection profile={profile} />}
      {section === 'security' && <SecuritySection account={profile} sessions={sessions} offered={offered} />}
      {section === 'data' && <DataSection profile={profile} />}
    </div>
  );
}

/** The sections of the account's page. */
function AccountSectionNav({ current }: { current: AccountSection }) {
  const { locale, text } = useLocale();
  const sections = ACCOUNT_SECTIONS.map((section) => ({
    label: text(`workspace.account.${section}`),
    href: sectionHref(section, locale),
    isCurrent: section === current,
  }));
  return <SectionLinks label={text('workspace.account.sections')} sections={sections} />;
}
