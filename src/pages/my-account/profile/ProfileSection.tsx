import type { OwnProfileFragment } from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import { TitledPanel } from '#kit/design/content/TitledPanel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { EmailPanel } from './EmailPanel.tsx';
import { PictureField } from './PictureField.tsx';
import { ProfileForm } from './ProfileForm.tsx';

type ProfileSectionProps = { profile: OwnProfileFragment; onLanguageChange: (locale: Locale) => void };

/** A member's profile, and their mail address. */
export function ProfileSection({ profile, onLanguageChange }: ProfileSectionProps) {
  const { text } = useLocale();
  return (
    <div className="flex flex-col gap-6">
      <TitledPanel title={text('workspace.profile.title')} intro={text('workspace.profile.text')}>
        <PictureField profile={profile} />
        <ProfileForm profile={profile} onLanguageChange={onLanguageChange} />
      </TitledPanel>
      <EmailPanel profile={profile} />
    </div>
  );
}
