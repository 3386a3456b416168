import { useState } from 'react';
import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { InvalidLink } from '#capabilities/accounts/ui/mailed-links/InvalidLink.tsx';
import { NeedsScript } from '#capabilities/accounts/ui/NeedsScript.tsx';
import { SignInAndReturn } from '#capabilities/accounts/ui/sign-in/SignInAndReturn.tsx';
import { isInvalidLink } from '#capabilities/accounts/ui/valid-link.ts';
import { ClaimConversationDocument } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { failureText } from '#kit/forms/form-texts.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import type { LinkedConversation } from './take-conversation.loader.ts';

/**
 * The page of a link by which an account takes over a visitor's conversation. Opening it changes nothing: the button does.
 *
 * @source docs/reference/permissions.md, "Links of mails"
 */
export function TakeConversationPage({ secret, linked }: { secret: string; linked: LinkedConversation }) {
  const { text } = useLocale();
  const [isInvalid, setIsInvalid] = useState(false);
  if (isInvalid || linked === null)
    return (
      <InvalidLink>
        <p>{text('conversation.take.renew')}</p>
      </InvalidLink>
    );
  return <OpenLink secret={secret} linked={linked} onInvalid={() => setIsInvalid(true)} />;
}

interface OpenLinkProps {
  secret: string;
  linked: NonNullable<LinkedConversation>;
  onInvalid(): void;
}

function OpenLink({ secret, linked, onInvalid }: OpenLinkProps) {
  const { text, locale } = useLocale();
  const viewer = useViewer();
  const isReady = useHydrated();
  const [failure, setFailure] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const { objectTitle: title, email, isForMe } = linked;
  const take = async (): Promise<void> => {
    setIsWorking(true);
    try {
      const { claimConversation } = await execute(ClaimConversationDocument, { id: secret });
      window.location.assign(buildPath('myMessages', locale, { id: String(claimConversation.id) }));
    } catch (error) {
      setIsWorking(false);
      if (isInvalidLink(error)) onInvalid();
      else setFailure(failureText(text, error));
    }
  };
  return (
    <AccountCard title={text('conversation.take.title', { title })}>
      <p>{text('conversation.take.text')}</p>
      <NeedsScript />
      {!viewer && (
        <SignInAndReturn
          wanted={buildPath('takeConversation', locale, { id: secret })}
          registerText={text('conversation.take.register')}
        >
          {text('conversation.take.signIn', { email })}
        </SignInAndReturn>
      )}
      {viewer && !isForMe && <p>{text('conversation.take.other', { email, viewer: viewer.email })}</p>}
      <p role="alert" className="font-medium text-brick-hover empty:hidden">
        {failure}
      </p>
      {viewer && isForMe && (
        <Button className="self-start" isLoading={isWorking} disabled={!isReady} onClick={() => void take()}>
          {text('conversation.take.submit')}
        </Button>
      )}
    </AccountCard>
  );
}
