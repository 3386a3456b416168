import { isSocialProvider, PROVIDER_NAMES } from '#capabilities/accounts/account.ts';
import { EndOtherSessionsDocument, EndSessionDocument, type OwnSessionFragment } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Badge } from '#kit/design/content/Badge.tsx';
import { TitledPanel } from '#kit/design/content/TitledPanel.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { formatDayAndTime } from '#kit/i18n/day-and-time.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useAccountChange } from '../data/useAccountChange.ts';

/** The sessions of a member, distinguished by their last use: each can be ended, and all others at once. */
export function SessionsPanel({ sessions }: { sessions: readonly OwnSessionFragment[] }) {
  const { text } = useLocale();
  const { change, isChanging } = useAccountChange();
  return (
    <TitledPanel title={text('workspace.sessions.title')} intro={text('workspace.sessions.text')}>
      <ul className="flex flex-col divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          className="self-start"
          isLoading={isChanging}
          onClick={() =>
            void change(() => execute(EndOtherSessionsDocument, {}), { done: 'workspace.sessions.othersEnded' })
          }
        >
          {text('workspace.sessions.endOthers')}
        </Button>
      )}
    </TitledPanel>
  );
}

function SessionRow({ session }: { session: OwnSessionFragment }) {
  const { text } = useLocale();
  const { change, isChanging } = useAccountChange();
  const device = deviceText(session, text);
  const when = formatDayAndTime(session.seenAt);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon name="laptop" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.isCurrent && <Badge tone="lake">{text('workspace.sessions.current')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {text('workspace.sessions.signedIn', {
            date: formatDayAndTime(session.signedInAt),
            provider: wayText(session, text),
          })}
        </p>
        <p className="text-sm text-muted">{text('workspace.sessions.seen', { when, address: session.address })}</p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="quiet"
          size="small"
          isLoading={isChanging}
          aria-label={text('workspace.sessions.endOn', { device, when })}
          onClick={() =>
            void change(() => execute(EndSessionDocument, { id: session.id }), { done: 'workspace.sessions.ended' })
          }
        >
          {text('workspace.sessions.end')}
        </Button>
      )}
    </div>
  );
}

type Text = ReturnType<typeof useLocale>['text'];

/** The known data of the device: browser and system, one of them, or neither. */
function deviceText({ browser, system }: OwnSessionFragment, text: Text): string {
  if (browser && system) return text('workspace.sessions.device', { browser, system });
  return browser ?? system ?? text('workspace.sessions.unknown');
}

const wayText = ({ provider }: OwnSessionFragment, text: Text): string =>
  isSocialProvider(provider) ? PROVIDER_NAMES[provider] : text('workspace.sessions.password');
