import type { BrowserContext } from 'playwright-core';
import { prepare } from '#tests/support/journey-server/prepare.ts';
import type { Registration } from '#tests/support/journey-server/scenes.ts';

/** Where scenes are prepared, and where the pages are that the browser opens. */
interface Places {
  sceneServer: string;
  origin: string;
}

/** Makes an account and signs in with a browser. @throws Error when the product refuses */
export async function signUp(
  context: BrowserContext,
  registration: Registration,
  { sceneServer, origin }: Places,
): Promise<void> {
  await setHostCookies(context, origin, { ...(await prepare(sceneServer, 'member', registration)) });
}

/** Sets cookies that scripts cannot reach, such as that of a session. */
export const setHostCookies = (
  context: BrowserContext,
  origin: string,
  cookies: Readonly<Record<string, string>>,
): Promise<void> => {
  const place = { url: origin.replace('http:', 'https:'), secure: true, httpOnly: true, sameSite: 'Lax' } as const;
  return context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, ...place })));
};
