import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { NeedsScript } from '#capabilities/accounts/ui/NeedsScript.tsx';
import { EmailForm } from '#capabilities/accounts/ui/sign-in/EmailForm.tsx';
import { SendResetEmailDocument } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Asks for a mail with a link to set a new password. */
export function ForgotPasswordPage() {
  const { text, locale } = useLocale();
  return (
    <AccountCard title={text('account.forgot.title')}>
      <p>{text('account.forgot.text')}</p>
      <NeedsScript />
      <EmailForm
        submitText={text('account.forgot.submit')}
        sent="account.mail.sent"
        send={(email) => execute(SendResetEmailDocument, { email })}
      />
      <LinkButton href={buildPath('login', locale)} variant="quiet" className="-mx-4.25 self-start">
        {text('account.backToLogin')}
      </LinkButton>
    </AccountCard>
  );
}
