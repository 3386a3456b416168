import type { ProfileCardFragment } from '#generated/operations.ts';
import { Badge } from '#kit/design/content/Badge.tsx';
import { DescriptionText } from '#kit/design/content/DescriptionText.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { Avatar } from '#kit/design/pictures/Avatar.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { AFFILIATIONS, DIPLOMAS, localeOfUser } from '../account.ts';
import { namesOfBits } from '../account-names.ts';

/** Public profile of a member; empty fields are left out. */
export function ProfileCard({ profile }: { profile: ProfileCardFragment }) {
  const { text } = useLocale();
  const affiliations = namesOfBits(AFFILIATIONS, profile.affiliations);
  const diplomas = namesOfBits(DIPLOMAS, profile.diplomas);
  const facts = [
    {
      label: 'workspace.profile.spoken',
      values: profile.languages.map((number) => `workspace.language.${localeOfUser(number)}`),
    },
    { label: 'workspace.profile.diplomas', values: diplomas.map((letter) => `workspace.diploma.${letter}`) },
  ].filter(({ values }) => values.length > 0);
  return (
    <Panel className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={profile.displayName} src={profile.picture ?? undefined} isLarge />
        <div className="flex min-w-0 flex-1 basis-52 flex-col gap-1.5">
          <h2 className="text-2xl">{profile.displayName}</h2>
          <p className="text-muted empty:hidden">{occupationText(profile, text)}</p>
          {affiliations.length > 0 && (
            <ul aria-label={text('workspace.profile.affiliations')} className="flex flex-wrap gap-1.5">
              {affiliations.map((name) => (
                <li key={name}>
                  <Badge>{name}</Badge>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {profile.biography && <DescriptionText text={profile.biography} />}
      {facts.length > 0 && (
        <dl className="flex flex-col gap-4 border-t border-line pt-5">
          {facts.map(({ label, values }) => (
            <div key={label}>
              <dt className="text-sm text-muted">{text(label)}</dt>
              {values.map((value) => (
                <dd key={value}>{text(value)}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}

function occupationText(
  { occupation, occupationSince }: ProfileCardFragment,
  text: ReturnType<typeof useLocale>['text'],
): string {
  if (!occupation || occupationSince === null) return occupation ?? '';
  return text('workspace.profile.occupationText', { occupation, year: String(occupationSince) });
}
