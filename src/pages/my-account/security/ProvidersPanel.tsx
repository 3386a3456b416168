import { useState } from 'react';
import { isSocialProvider, PROVIDER_NAMES, type SocialProvider } from '#capabilities/accounts/account.ts';
import { type OwnSecurityFragment, UnlinkIdentityDocument } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { TitledPanel } from '#kit/design/content/TitledPanel.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useAccountChange } from '../data/useAccountChange.ts';
import { PasswordAgain } from './PasswordAgain.tsx';

/** Providers that a member signs in by. The last way to sign in cannot be removed. */
export function ProvidersPanel({ account: { providers, hasPassword } }: { account: OwnSecurityFragment }) {
  const { text } = useLocale();
  const connected = providers.filter(isSocialProvider);
  const isLastWay = !hasPassword && connected.length === 1;
  const hint = isLastWay ? 'last' : hasPassword || connected.length === 0 ? null : 'proveAgain';
  return (
    <TitledPanel title={text('workspace.providers.title')} intro={text('workspace.providers.text')}>
      {connected.length === 0 ? (
        <p className="text-muted">{text('workspace.providers.none')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {connected.map((provider) => (
            <ConnectedProvider key={provider} provider={provider} hasPassword={hasPassword} isLastWay={isLastWay} />
          ))}
        </ul>
      )}
      {hint !== null && <p className="text-sm text-muted">{text(`workspace.providers.${hint}`)}</p>}
    </TitledPanel>
  );
}

type ConnectedProviderProps = { provider: SocialProvider; hasPassword: boolean; isLastWay: boolean };

/** One provider. A member with a password enters it before the provider is removed; others must have signed in a moment ago. */
function ConnectedProvider({ provider, hasPassword, isLastWay }: ConnectedProviderProps) {
  const { text } = useLocale();
  const { change, isChanging } = useAccountChange();
  const [isProving, setIsProving] = useState(false);
  const name = PROVIDER_NAMES[provider];
  const done = 'workspace.providers.disconnected';
  return (
    <li className="flex flex-col gap-3 py-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-medium">{name}</span>
        {!isProving && (
          <Button
            variant="quiet"
            size="small"
            disabled={isLastWay}
            isLoading={isChanging}
            aria-label={text('workspace.providers.disconnectFrom', { name })}
            onClick={() =>
              hasPassword
                ? setIsProving(true)
                : void change(() => execute(UnlinkIdentityDocument, { provider }), { done })
            }
          >
            {text('workspace.providers.disconnect')}
          </Button>
        )}
      </div>
      {isProving && (
        <PasswordAgain
          hint={text('workspace.providers.prove', { name })}
          submitText={text('workspace.providers.disconnect')}
          done={done}
          send={(password) => execute(UnlinkIdentityDocument, { provider, password })}
          onCancel={() => setIsProving(false)}
        />
      )}
    </li>
  );
}
