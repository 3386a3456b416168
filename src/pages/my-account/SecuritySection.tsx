import type { OwnSecurityFragment, OwnSessionFragment } from '#generated/operations.ts';
import { PasswordPanel } from './PasswordPanel.tsx';
import { ProvidersPanel } from './ProvidersPanel.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

type SecuritySectionProps = {
  account: OwnSecurityFragment;
  sessions: readonly OwnSessionFragment[];
  /** The moment of the answer. */
  now: string;
};

/** How a member signs in, and where. */
export function SecuritySection({ account, sessions, now }: SecuritySectionProps) {
  return (
    <div className="flex flex-col gap-6">
      <PasswordPanel account={account} />
      <SecondFactorPanel account={account} />
      <ProvidersPanel account={account} />
      <SessionsPanel sessions={sessions} now={now} />
    </div>
  );
}
