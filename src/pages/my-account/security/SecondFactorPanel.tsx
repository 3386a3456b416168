import { useState } from 'react';
import { SecondFactorSetup } from '#capabilities/accounts/ui/second-factor/SecondFactorSetup.tsx';
import { type OwnSecurityFragment, StopSecondFactorDocument } from '#generated/operations.ts';
import { isStaff } from '#kernel/roles.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Badge } from '#kit/design/content/Badge.tsx';
import { TitledPanel } from '#kit/design/content/TitledPanel.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useAccountRefresh } from '../data/useAccountChange.ts';
import { useLeaveGuard } from '../data/useLeaveGuard.ts';
import { PasswordAgain } from './PasswordAgain.tsx';

/** One-time codes: switched on by entering one, switched off by the password. */
export function SecondFactorPanel({ account }: { account: OwnSecurityFragment }) {
  const { text } = useLocale();
  const refresh = useAccountRefresh();
  // The recovery codes are shown only once: they stay until the member has stored them.
  const [isShowingCodes, setIsShowingCodes] = useState(false);
  useLeaveGuard(isShowingCodes ? text('account.recovery.leave') : null);
  const onDone = async (): Promise<void> => {
    setIsShowingCodes(false);
    await refresh();
  };
  if (account.hasSecondFactor && !isShowingCodes) return <SecondFactorInForce account={account} />;
  return (
    <TitledPanel title={text('workspace.secondFactor.title')}>
      <SecondFactorSetup
        reason={text('workspace.secondFactor.text')}
        onDone={onDone}
        onCodes={() => setIsShowingCodes(true)}
      />
    </TitledPanel>
  );
}

function SecondFactorInForce({ account }: { account: OwnSecurityFragment }) {
  const { text } = useLocale();
  const [isStopping, setIsStopping] = useState(false);
  const reasonRequired = isStaff(account.rolesFlag) ? 'staff' : account.hasPassword ? null : 'noPassword';
  return (
    <TitledPanel title={text('workspace.secondFactor.title')} intro={text('workspace.secondFactor.text')}>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone="lake">{text('workspace.secondFactor.on')}</Badge>
        {reasonRequired !== null && (
          <span className="text-sm text-muted">{text(`workspace.secondFactor.${reasonRequired}`)}</span>
        )}
        {reasonRequired === null && !isStopping && (
          <Button variant="secondary" size="small" onClick={() => setIsStopping(true)}>
            {text('workspace.secondFactor.stop')}
          </Button>
        )}
      </div>
      {isStopping && (
        <PasswordAgain
          hint={text('workspace.secondFactor.stopText')}
          submitText={text('workspace.secondFactor.stop')}
          done="workspace.secondFactor.stopped"
          send={(password) => execute(StopSecondFactorDocument, { password })}
          onCancel={() => setIsStopping(false)}
        />
      )}
    </TitledPanel>
  );
}
