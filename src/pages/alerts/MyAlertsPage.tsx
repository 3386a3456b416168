import { useRouter } from '@tanstack/react-router';
import { StoppedAlertMail } from '#capabilities/alerts/ui/StoppedAlertMail.tsx';
import type { MyAlertsQuery } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { AlertLatencyLink } from './AlertLatencyLink.tsx';
import { SavedSearches } from './SavedSearches.tsx';

/** Saved searches of a member. @source docs/reference/workspace.md, "Saved searches" */
export function MyAlertsPage({ alerts, profile }: Pick<MyAlertsQuery, 'alerts' | 'profile'>) {
  const { text, locale } = useLocale();
  const router = useRouter();
  const readAnew = (): void => void router.invalidate();
  const create = <LinkButton href={buildPath('createAlert', locale)}>{text('alerts.create')}</LinkButton>;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{text('workspace.myAlerts')}</h1>
        {alerts.length > 0 && create}
      </div>
      {profile.isAlertMailStopped && <StoppedAlertMail email={profile.email} onResumed={readAnew} />}
      {alerts.length === 0 ? (
        <EmptyState icon={<Icon name="bell" className="size-6" />} title={text('alerts.empty.title')} action={create}>
          {text('alerts.empty.text')}
        </EmptyState>
      ) : (
        <SavedSearches read={alerts} onFailed={readAnew} />
      )}
      <AlertLatencyLink />
    </div>
  );
}
