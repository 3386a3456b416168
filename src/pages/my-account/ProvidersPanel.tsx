import { isSocialProvider, PROVIDER_NAMES, type SocialProvider } from '#capabilities/accounts/account.ts';
import { type OwnSecurityFragment, UnlinkIdentityDocument } from '#generated/operations.ts';
import { Button } from '#kit/design/Button.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { useAccountChange } from './useAccountChange.ts';

/** Providers that a member signs in by. The last way to sign in cannot be taken away. */
export function ProvidersPanel({ account: { providers, hasPassword } }: { account: OwnSecurityFragment }) {
  const { text } = useLocale();
  const connected = providers.filter(isSocialProvider);
  const isLastWay = !hasPassword && connected.length === 1;
  return (
    <AccountPanel title={text('workspace.providers.title')} intro={text('workspace.providers.text')}>
      {connected.length === 0 ? (
        <p className="text-muted">{text('workspace.providers.none')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {connected.map((provider) => (
            <li key={provider} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="font-medium">{PROVIDER_NAMES[provider]}</span>
              <DisconnectButton provider={provider} isDisabled={isLastWay} />
            </li>
          ))}
        </ul>
      )}
      {isLastWay && <p className="text-sm text-muted">{text('workspace.providers.last')}</p>}
    </AccountPanel>
  );
}

function DisconnectButton({ provider, isDisabled }: { provider: SocialProvider; isDisabled: boolean }) {
  const { text } = useLocale();
  const { change, isChanging } = useAccountChange();
  const name = PROVIDER_NAMES[provider];
  return (
    <Button
      variant="quiet"
      size="small"
      disabled={isDisabled}
      isLoading={isChanging}
      aria-label={text('workspace.providers.disconnectFrom', { name })}
      onClick={() =>
        void change(() => execute(UnlinkIdentityDocument, { provider }), { done: 'workspace.providers.disconnected' })
      }
    >
      {text('workspace.providers.disconnect')}
    </Button>
  );
}
