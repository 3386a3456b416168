import { useState } from 'react';
import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { NewPasswordByLink } from '#capabilities/accounts/ui/mailed-links/NewPasswordByLink.tsx';
import { ReauthenticationForm } from '#capabilities/accounts/ui/sign-in/ReauthenticationForm.tsx';
import { ConfirmEmailDocument } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type ReauthenticateToConfirmProps = {
  /** Secret of the mail's link. */
  secret: string;
  onDone: () => void;
  onInvalid: () => void;
};

/**
 * A form for a reader who opened the link in another browser: they prove that they made the account, or begin anew. A stranger may
 * have typed their address.
 */
export function ReauthenticateToConfirm({ secret, onDone, onInvalid }: ReauthenticateToConfirmProps) {
  const { text } = useLocale();
  const [isAnew, setIsAnew] = useState(false);
  const ends = { onDone, onInvalid };
  if (isAnew)
    return (
      <AccountCard key="anew" title={text('account.confirm.anewTitle')} isNews>
        <p>{text('account.confirm.anewText')}</p>
        <NewPasswordByLink
          submitText={text('account.confirm.anewSubmit')}
          send={(newPassword) => execute(ConfirmEmailDocument, { id: secret, newPassword })}
          {...ends}
        />
      </AccountCard>
    );
  return (
    <AccountCard key="prove" title={text('account.confirm.title')} isNews>
      <ReauthenticationForm
        hint={text('account.confirm.prove')}
        submitText={text('account.confirm.submit')}
        send={(password) => execute(ConfirmEmailDocument, { id: secret, password })}
        {...ends}
      />
      <div>
        <Button variant="quiet" onClick={() => setIsAnew(true)}>
          {text('account.confirm.anew')}
        </Button>
      </div>
    </AccountCard>
  );
}
