import { inject } from 'vitest';
import { commands } from 'vitest/browser';
import { loadViewer } from '#kit/viewer/load-viewer.ts';
import { setViewer } from '#kit/viewer/viewer-store.ts';
import { prepare as prepareAt } from '#tests/support/journey-server/prepare.ts';
import type { Scenes, SessionOfAccount } from '#tests/support/journey-server/scenes.ts';
import { mountPage } from './mount-page.tsx';

/** Prepares a scene in the product that the page asks. @throws Error when it fails */
export const prepare = <Name extends keyof Scenes>(name: Name, input: Parameters<Scenes[Name]>[1]) =>
  prepareAt(inject('sceneServer'), name, input);

/** An account that is signed in elsewhere: a member, unless `facts` say otherwise. */
export const anAccount = (facts: Parameters<Scenes['account']>[1] = {}): Promise<SessionOfAccount> =>
  prepare('account', facts);

/** Shows a page to an account, as a document made for it would. */
export async function mountPageAs(
  { secret }: Pick<SessionOfAccount, 'secret'>,
  path: string,
  surroundings?: Parameters<typeof mountPage>[1],
): Promise<void> {
  await commands.becomeAccount(secret);
  setViewer(await loadViewer());
  await mountPage(path, surroundings);
}

/** Does an operation as an account in another browser. @returns its data @throws Error for a refusal */
export async function operate<Data>(
  { secret }: Pick<SessionOfAccount, 'secret'>,
  query: string,
  variables: object = {},
): Promise<Data> {
  const { data, errors } = await prepare('operation', { secret, query, variables });
  if (errors) throw new Error(JSON.stringify(errors));
  return data as Data;
}

/** The person comes back to a page that waits: it asks at once. */
export const lookAgain = (): boolean => document.dispatchEvent(new Event('visibilitychange'));
