import {
  type OwnProfileFragment,
  ResendConfirmationEmailDocument,
  SendChangeEmailDocument,
} from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Badge } from '#kit/design/content/Badge.tsx';
import { TitledPanel } from '#kit/design/content/TitledPanel.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useAccountChange } from '../data/useAccountChange.ts';

/** The mail address of a member: whether it is confirmed, and how to change it. */
export function EmailPanel({ profile }: { profile: OwnProfileFragment }) {
  const { text } = useLocale();
  const { email, emailConfirmed } = profile;
  const confirmation = useAccountChange();
  const otherAddress = useAccountChange();
  return (
    <TitledPanel title={text('workspace.email.title')} intro={text('workspace.email.text')}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 font-medium">{email}</p>
        {emailConfirmed ? (
          <Badge tone="lake" icon={<Icon name="circle-check" className="size-3.5" />}>
            {text('workspace.email.confirmed')}
          </Badge>
        ) : (
          <Badge icon={<Icon name="circle-exclamation-point" className="size-3.5" />}>
            {text('workspace.email.unconfirmed')}
          </Badge>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {!emailConfirmed && (
          <Button
            isLoading={confirmation.isChanging}
            onClick={() =>
              void confirmation.change(() => execute(ResendConfirmationEmailDocument, { email }), {
                done: 'account.confirm.sent',
              })
            }
          >
            {text('account.confirm.resend')}
          </Button>
        )}
        <Button
          variant="secondary"
          isLoading={otherAddress.isChanging}
          onClick={() =>
            void otherAddress.change(() => execute(SendChangeEmailDocument, {}), { done: 'account.mail.sent' })
          }
        >
          {text('account.changeEmail.submit')}
        </Button>
      </div>
      <p className="text-sm text-muted">{text('workspace.email.changeHint')}</p>
    </TitledPanel>
  );
}
