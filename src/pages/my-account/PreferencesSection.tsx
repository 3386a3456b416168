import { lazy, Suspense, useState } from 'react';
import { EMAIL_PREFERENCES, type EmailPreference } from '#capabilities/accounts/account.ts';
import { StoppedAlertMail } from '#capabilities/alerts/ui/StoppedAlertMail.tsx';
import { ChangeEmailPreferenceDocument, type OwnProfileFragment } from '#generated/operations.ts';
import { TitledPanel } from '#kit/design/content/TitledPanel.tsx';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { Checkbox } from '#kit/design/fields/choices/Checkbox.tsx';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { withTexts } from '#kit/i18n/loaded-texts.ts';
import { useAccountChange, useAccountRefresh } from './data/useAccountChange.ts';

/** Only the browser holds the state of push, so it comes after the page. */
const PushPanel = lazy(async () => ({
  default: (await withTexts('push', import('#capabilities/push/ui/PushPanel.tsx'))).PushPanel,
}));

/**
 * The kinds of mail that a member wants, and the devices that receive push messages; each box of mail is saved at once.
 *
 * @source docs/reference/workspace.md, "Preferences"
 */
export function PreferencesSection({ profile }: { profile: OwnProfileFragment }) {
  return (
    <>
      <MailPreferences {...profile} />
      {useHydrated() && (
        <Suspense fallback={<Skeleton className="h-56 rounded-lg" />}>
          <PushPanel />
        </Suspense>
      )}
    </>
  );
}

function MailPreferences({
  email,
  preferences,
  isAlertMailStopped,
}: Pick<OwnProfileFragment, 'email' | 'preferences' | 'isAlertMailStopped'>) {
  const { text } = useLocale();
  const refresh = useAccountRefresh();
  return (
    <TitledPanel title={text('workspace.preferences.title')} intro={text('workspace.preferences.text')}>
      {isAlertMailStopped && <StoppedAlertMail email={email} onResumed={() => void refresh()} />}
      <ul className="flex flex-col divide-y divide-line">
        {EMAIL_PREFERENCES.map((type) => (
          <li key={type} className="py-2">
            <PreferenceBox type={type} isWanted={preferences[`${type}Preference`]} />
          </li>
        ))}
      </ul>
    </TitledPanel>
  );
}

function PreferenceBox({ type, isWanted }: { type: EmailPreference; isWanted: boolean }) {
  const { text } = useLocale();
  const { change, isChanging } = useAccountChange();
  // A choice shows at once, until the page's data holds it too; if saving fails, the box is reverted.
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (chosen === isWanted && !isChanging) setChosen(null);
  const choose = async (value: boolean): Promise<void> => {
    setChosen(value);
    const isChanged = await change(() => execute(ChangeEmailPreferenceDocument, { value, type }), {
      done: 'workspace.preferences.saved',
      failed: 'workspace.preferences.failed',
    });
    if (!isChanged) setChosen(null);
  };
  return (
    <Checkbox
      checked={chosen ?? isWanted}
      aria-disabled={isChanging || undefined}
      onChange={(event) => {
        if (!isChanging) void choose(event.currentTarget.checked);
      }}
    >
      <span className="block font-medium">{text(`workspace.preferences.${type}`)}</span>
      <span className="block text-sm text-muted">{text(`workspace.preferences.${type}Text`)}</span>
    </Checkbox>
  );
}
