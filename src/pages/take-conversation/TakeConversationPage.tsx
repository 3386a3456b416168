import { useState } from 'react';
import { loginPath } from '#capabilities/accounts/account.links.ts';
import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { InvalidLink, isInvalidLink } from '#capabilities/accounts/ui/mailed-links/InvalidLink.tsx';
import { NeedsScript } from '#capabilities/accounts/ui/sign-in/NeedsScript.tsx';
import { TakeConversationDocument } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { failureText } from '#kit/forms/form-texts.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import type { ConversationLink } from './take-conversation.loader.ts';

type TakeConversationProps = {
  secret: string;
  link: ConversationLink;
  /** Goes on to the conversation. */
  onTaken: (href: string) => void;
};

/**
 * The page of the link in a mail that an answer came by: whoever wrote as a visitor takes the conversation into their account.
 * Opening it changes nothing: the button does.
 *
 * @source docs/reference/workspace.md, "Messages"; docs/reference/permissions.md, "Links of mails"
 */
export function TakeConversationPage({ secret, link, onTaken }: TakeConversationProps) {
  const { text } = useLocale();
  const [isInvalid, setIsInvalid] = useState(link === null);
  if (isInvalid || link === null)
    return (
      <InvalidLink>
        <p>{text('messages.take.renew')}</p>
      </InvalidLink>
    );
  return <OpenLink secret={secret} link={link} onTaken={onTaken} onInvalid={() => setIsInvalid(true)} />;
}

type OpenLinkProps = TakeConversationProps & { link: NonNullable<ConversationLink>; onInvalid: () => void };

function OpenLink({ secret, link: { objectTitle, email, isForMe }, onTaken, onInvalid }: OpenLinkProps) {
  const { text, locale } = useLocale();
  const viewer = useViewer();
  const isReady = useHydrated();
  const [failure, setFailure] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const take = async (): Promise<void> => {
    setIsWorking(true);
    try {
      const { claimConversation } = await execute(TakeConversationDocument, { id: secret });
      onTaken(buildPath('myMessages', locale, { id: String(claimConversation.id) }));
    } catch (error) {
      setIsWorking(false);
      if (isInvalidLink(error)) onInvalid();
      else setFailure(failureText(text, error));
    }
  };
  return (
    <AccountCard title={text('messages.take.title')}>
      {objectTitle !== '' && <p className="font-medium wrap-anywhere">{objectTitle}</p>}
      <p>{text('messages.take.text')}</p>
      <NeedsScript />
      {!viewer && <SignInToTake secret={secret} email={email} />}
      {viewer && !isForMe && <p>{text('messages.take.other', { email, own: viewer.email })}</p>}
      <p role="alert" className="font-medium text-brick-hover empty:hidden">
        {failure}
      </p>
      {viewer && isForMe && (
        <Button isLoading={isWorking} disabled={!isReady} onClick={() => void take()} className="self-start">
          {text('messages.take.submit')}
        </Button>
      )}
    </AccountCard>
  );
}

/** Both ways in lead back here. */
function SignInToTake({ secret, email }: { secret: string; email: string }) {
  const { text, locale } = useLocale();
  const wanted = buildPath('takeConversation', locale, { id: secret });
  return (
    <>
      <p className="wrap-anywhere">{text('messages.take.signIn', { email })}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={`${buildPath('register', locale)}?${new URLSearchParams({ redirectUrl: wanted })}`}>
          {text('messages.sent.register')}
        </LinkButton>
        <LinkButton href={loginPath(locale, wanted)} variant="secondary">
          {text('account.login.title')}
        </LinkButton>
      </div>
    </>
  );
}
