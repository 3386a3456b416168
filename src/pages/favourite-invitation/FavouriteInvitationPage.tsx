import { useState } from 'react';
import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { InvalidLink } from '#capabilities/accounts/ui/mailed-links/InvalidLink.tsx';
import { NeedsScript } from '#capabilities/accounts/ui/NeedsScript.tsx';
import { SignInAndReturn } from '#capabilities/accounts/ui/sign-in/SignInAndReturn.tsx';
import { isInvalidLink } from '#capabilities/accounts/ui/valid-link.ts';
import { isFull, isTaken } from '#capabilities/favourites/ui/is-full.ts';
import { AcceptInvitationDocument, DeclineInvitationDocument } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { failureText } from '#kit/forms/form-texts.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import type { Invitation } from './favourite-invitation.loader.ts';

type InvitationProps = { secret: string; invitation: Invitation };
type Known = { secret: string; invitation: NonNullable<Invitation> };
type Step = 'ready' | 'joined' | 'declined' | 'invalid';

/**
 * The page of an invitation's link. Opening it changes nothing: the buttons do.
 *
 * @source docs/reference/workspace.md, "Favourites"; docs/reference/permissions.md, "Links of mails"
 */
export function FavouriteInvitationPage({ secret, invitation }: InvitationProps) {
  const { text, locale } = useLocale();
  const [step, setStep] = useState<Step>('ready');
  if (step === 'joined' || step === 'declined')
    return (
      <AccountCard key={step} title={text(`favourites.accept.${step}`)} isNews>
        {step === 'joined' && (
          <LinkButton href={buildPath('myFavourites', locale)} className="self-start">
            {text('workspace.myFavourites')}
          </LinkButton>
        )}
      </AccountCard>
    );
  if (step === 'invalid' || invitation === null)
    return (
      <InvalidLink>
        <p>{text('favourites.accept.renew')}</p>
      </InvalidLink>
    );
  return <OpenInvitation secret={secret} invitation={invitation} onStep={setStep} />;
}

function OpenInvitation({ secret, invitation, onStep }: Known & { onStep: (step: Step) => void }) {
  const { text, locale } = useLocale();
  const viewer = useViewer();
  const isReady = useHydrated();
  const [failure, setFailure] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const { firstName, isForMe } = invitation;
  const run = async (work: () => Promise<unknown>, done: Step): Promise<void> => {
    setIsWorking(true);
    try {
      await work();
      onStep(done);
    } catch (error) {
      if (isInvalidLink(error)) onStep('invalid');
      else if (isFull(error)) setFailure(text('favourites.accept.full'));
      else setFailure(isTaken(error) ? text('favourites.accept.taken') : failureText(text, error));
    } finally {
      setIsWorking(false);
    }
  };
  return (
    <AccountCard title={text('favourites.accept.title', { firstName })}>
      <p>{text('favourites.accept.text')}</p>
      <NeedsScript />
      {!viewer && (
        <SignInAndReturn
          wanted={buildPath('favouriteInvitation', locale, { id: secret })}
          registerText={text('favourites.accept.register')}
        >
          {text('favourites.accept.signIn')}
        </SignInAndReturn>
      )}
      {viewer && !isForMe && <p>{text('favourites.accept.other', { firstName, email: viewer.email })}</p>}
      <p role="alert" className="font-medium text-brick-hover empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap gap-3">
        {viewer && isForMe && (
          <Button
            isLoading={isWorking}
            disabled={!isReady}
            onClick={() => void run(() => execute(AcceptInvitationDocument, { id: secret }), 'joined')}
          >
            {text('favourites.accept.join')}
          </Button>
        )}
        <Button
          variant="secondary"
          disabled={!isReady || isWorking}
          onClick={() => void run(() => execute(DeclineInvitationDocument, { id: secret }), 'declined')}
        >
          {text('favourites.accept.decline')}
        </Button>
      </div>
    </AccountCard>
  );
}
