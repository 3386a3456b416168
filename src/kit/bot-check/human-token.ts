import type { HumanPurpose } from '#generated/human-purposes.ts';
import { AppError } from '#kernel/app-error.ts';
import { BRAND } from '#kernel/brand.ts';
import type { HumanChallenge } from '#kernel/human-check.ts';
import { getRest, postRest } from '#kit/graphql/rest.ts';

/** A token that was not sent yet. */
interface StoredToken {
  purpose: HumanPurpose;
  recaptchaJwt: string;
  goodUntilMs: number;
}

/** The request header that carries a token. @source docs/reference/permissions.md, "People and programs" */
const HUMAN_TOKEN_HEADER = 'x-recaptcha-token';

const STORAGE_KEY = `${BRAND.storagePrefix}recaptcha`;
/** Least time to expiry with which a token is sent, milliseconds: an earlier expiry might fall on the way. */
const SPARE_MS = 10_000;

/** Tokens that are being prepared and were not requested yet. */
const underWay = new Map<HumanPurpose, Promise<StoredToken>>();

/**
 * Gets a token while a form is being filled in, so that sending does not wait for it. The browser stores the token until it is used or
 * expires.
 *
 * A failure does no harm: `humanToken` tries again and reports the reason.
 */
export async function prepareHumanToken(purpose: HumanPurpose): Promise<void> {
  if (readStored(purpose) !== null || underWay.has(purpose)) return;
  const making = makeToken(purpose);
  underWay.set(purpose, making);
  const token = await making.catch(() => null);
  // A caller that could not wait has taken it.
  if (underWay.get(purpose) !== making) return;
  underWay.delete(purpose);
  if (token !== null) storeToken(token);
}

/**
 * Returns a token for the header `HUMAN_TOKEN_HEADER` of one request. A token is valid once: each call returns another.
 *
 * @throws AppError `error.recaptcha`, `error.rateLimit`, `error.upstream`, or `error.unavailable` without an answer
 */
export async function humanToken(purpose: HumanPurpose): Promise<string> {
  const stored = readStored(purpose);
  if (stored !== null) {
    forget();
    return stored.recaptchaJwt;
  }
  const making = underWay.get(purpose) ?? makeToken(purpose);
  underWay.delete(purpose);
  return (await making).recaptchaJwt;
}

/**
 * Sends a request that only a person may send. A token is bound to the browser's cookie.
 *
 * If the cookie has changed since, because it was deleted or several first answers each set one, a second token is made, once.
 *
 * @param send with the header that shows the token
 * @throws AppError what `humanToken` throws, and what `send` does
 */
export async function asHuman<Result>(
  purpose: HumanPurpose,
  send: (headers: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const once = async (): Promise<Result> => send({ [HUMAN_TOKEN_HEADER]: await humanToken(purpose) });
  try {
    return await once();
  } catch (error) {
    if (error instanceof AppError && error.messageId === 'error.recaptcha') return once();
    throw error;
  }
}

async function makeToken(purpose: HumanPurpose): Promise<StoredToken> {
  const challenge = await getRest<HumanChallenge>(`/recaptcha/challenge?purpose=${purpose}`);
  const token = await solve(challenge, purpose);
  const { recaptchaJwt, validForS } = await postRest<{ recaptchaJwt: string; validForS: number }>('/recaptcha', {
    token,
  });
  return { purpose, recaptchaJwt, goodUntilMs: Date.now() + validForS * 1000 - SPARE_MS };
}

/** Each solver is loaded only when it is used. */
async function solve(challenge: HumanChallenge, purpose: HumanPurpose): Promise<string> {
  if (challenge.provider === 'altcha') return (await import('./solve-puzzle.ts')).solvePuzzle(challenge.challenge);
  return (await import('./ask-recaptcha.ts')).askRecaptcha(challenge.siteKey, purpose);
}

function readStored(purpose: HumanPurpose): StoredToken | null {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as StoredToken | null;
    return stored?.purpose === purpose && stored.goodUntilMs > Date.now() ? stored : null;
  } catch {
    // Storage is off, or holds something else: there is no token.
    return null;
  }
}

function storeToken(token: StoredToken): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(token));
  } catch {
    // Storage is off: the next request makes a token of its own.
  }
}

function forget(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is off: no token was stored.
  }
}
