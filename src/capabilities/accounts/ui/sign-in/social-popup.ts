import { LoginProvider, type ProviderFault, type SocialProvider } from '../../account.ts';

/** Answer of a provider's popup. */
export type SocialAnswer =
  | { token: string | null; firstName: string | null; lastName: string | null }
  | { error: ProviderFault };

/** Type of the message that the page under /auth posts. */
const ANSWER_TYPE = 'lares-sign-in';
/** Interval of the check whether the popup was closed, in milliseconds. */
const LOOK_EVERY_MS = 500;
/** How long to wait for the message of a closed popup, which may arrive after the closing, in milliseconds. */
const LAST_WORD_MS = 2_000;
const WINDOW_SHAPE = 'popup,width=500,height=680';

/**
 * Opens a provider's sign-in in a popup and waits for its answer.
 *
 * @returns null when the user closed the popup; 'blocked' when the browser opened none
 * @source docs/reference/screens.md, "Sign-in by a provider"
 */
export async function askProvider(provider: SocialProvider): Promise<SocialAnswer | 'blocked' | null> {
  const popup = window.open(`/auth/start/${provider}`, ANSWER_TYPE, WINDOW_SHAPE);
  if (!popup) return 'blocked';
  return new Promise((resolve) => {
    let lastWord: ReturnType<typeof setTimeout> | undefined;
    const finish = (answer: SocialAnswer | null): void => {
      clearInterval(looking);
      clearTimeout(lastWord);
      window.removeEventListener('message', onMessage);
      resolve(answer);
    };
    const onMessage = (event: MessageEvent): void => {
      const answer = event.origin === window.location.origin ? readAnswer(event.data, provider) : null;
      if (answer) finish(answer);
    };
    const looking = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(looking);
      lastWord = setTimeout(() => finish(null), LAST_WORD_MS);
    }, LOOK_EVERY_MS);
    window.addEventListener('message', onMessage);
  });
}

/** The answer in a message; null for another message, or that of another provider. */
export function readAnswer(data: unknown, provider: SocialProvider): SocialAnswer | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== ANSWER_TYPE) return null;
  const message: Record<string, unknown> = { ...data };
  if (typeof message.error === 'string') return { error: message.error as ProviderFault };
  if (message.provider !== provider) return null;
  return {
    token: textOrNull(message.token),
    firstName: textOrNull(message.firstName),
    lastName: textOrNull(message.lastName),
  };
}

/**
 * Text id for an answer without a token.
 *
 * @source docs/reference/errors.md, "Messages on pages"
 */
export function missingTokenText(provider: SocialProvider): string {
  if (provider === LoginProvider.Google) return 'account.social.noCredential';
  return provider === LoginProvider.Facebook ? 'account.social.facebook' : 'account.social.failed';
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
