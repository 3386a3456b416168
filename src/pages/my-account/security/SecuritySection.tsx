import { isSocialProvider } from '#capabilities/accounts/account.ts';
import type { OwnSecurityFragment, OwnSessionFragment } from '#generated/operations.ts';
import { PasswordPanel } from './PasswordPanel.tsx';
import { ProvidersPanel } from './ProvidersPanel.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

type SecuritySectionProps = {
  account: OwnSecurityFragment;
  sessions: readonly OwnSessionFragment[];
  /** Providers that an operator set up. */
  offered: readonly number[];
};

/** A member's ways to sign in, and sessions. */
export function SecuritySection({ account, sessions, offered }: SecuritySectionProps) {
  return (
    <div className="flex flex-col gap-6">
      <PasswordPanel account={account} />
      <SecondFactorPanel account={account} />
      {(offered.length > 0 || account.providers.some(isSocialProvider)) && <ProvidersPanel account={account} />}
      <SessionsPanel sessions={sessions} />
    </div>
  );
}
