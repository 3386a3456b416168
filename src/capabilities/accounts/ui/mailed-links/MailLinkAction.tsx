import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '#kit/design/buttons/Button.tsx';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { failureText } from '#kit/forms/form-texts.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { AccountCard } from '../AccountCard.tsx';
import { NeedsScript } from '../NeedsScript.tsx';
import { isInvalidLink } from '../valid-link.ts';
import { InvalidLink } from './InvalidLink.tsx';

type MailLinkActionProps = {
  title: string;
  /** Explanation of the effect of the button. */
  children: ReactNode;
  button: Pick<ComponentProps<typeof Button>, 'children' | 'variant'> & {
    /** Content below the button, before the action. */
    below?: ReactNode;
  };
  /** Performs the action. */
  run: () => Promise<unknown>;
  /** Content after the action. */
  done: ReactNode;
  /** Action to get another link, for an invalid one. */
  renewal: ReactNode;
};

type State = { step: 'ready' | 'working' | 'done' | 'invalid' } | { step: 'failed'; words: string };

/**
 * Page of a mailed link. Opening it changes nothing, because programs open links, too; a button performs the action.
 *
 * @source docs/reference/permissions.md, "Links of mails"; docs/reference/abuse-cases.md, "53"
 */
export function MailLinkAction({ title, children, button, run, done, renewal }: MailLinkActionProps) {
  const { below, ...shown } = button;
  const { text } = useLocale();
  const isReady = useHydrated();
  const [state, setState] = useState<State>({ step: 'ready' });
  const start = async (): Promise<void> => {
    setState({ step: 'working' });
    try {
      await run();
      setState({ step: 'done' });
    } catch (error) {
      setState(isInvalidLink(error) ? { step: 'invalid' } : { step: 'failed', words: failureText(text, error) });
    }
  };
  if (state.step === 'done') return done;
  if (state.step === 'invalid') return <InvalidLink>{renewal}</InvalidLink>;
  return (
    <AccountCard title={title}>
      {children}
      <NeedsScript />
      <p role="alert" className="font-medium text-brick-hover empty:hidden">
        {state.step === 'failed' && state.words}
      </p>
      <Button {...shown} isLoading={state.step === 'working'} disabled={!isReady} onClick={() => void start()} />
      {below}
    </AccountCard>
  );
}
