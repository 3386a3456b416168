import { isNotFound, isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { NO_COUNTS } from '#generated/viewer-counters.ts';
import { AppError } from '#kernel/app-error.ts';
import { builtPath } from '#kernel/paths/built-path.ts';
import { Role } from '#kernel/roles.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { fetchAsMember, guardWorkspace } from './workspace-guard.ts';

const NEVER_S = 4_000_000_000;
const viewer = (rolesFlag: number, exp = NEVER_S): Viewer => ({
  id: 1,
  email: 'a@b.ch',
  firstName: 'Anna',
  lastName: 'Muster',
  picture: null,
  phone: null,
  rolesFlag,
  emailConfirmed: true,
  exp,
  sessionId: 1,
  ...NO_COUNTS,
});
const at = (publicHref: string) => ({ pathname: publicHref.replace(/[?#].*/, ''), publicHref });
const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
};
const outcome = (path: string, who: Viewer | null): string => {
  const thrown = thrownBy(() => guardWorkspace(at(path), 'en', who));
  if (isRedirect(thrown)) return 'login';
  return isNotFound(thrown) ? 'missing' : 'open';
};

test('a visitor is led to the login, which keeps where they wanted to go', () => {
  const redirect = thrownBy(() => guardWorkspace(at('/de/workspace/my-messages/7?x=1&y=2'), 'de', null));
  expect(isRedirect(redirect) && redirect.status).toBe(302);
  const location = new URL(isRedirect(redirect) ? (redirect.headers.get('location') ?? '') : '', 'http://page');
  expect(location.pathname).toBe('/de/anmelden');
  expect(location.searchParams.get('redirectUrl')).toBe('/de/workspace/my-messages/7?x=1&y=2');
});

test('a member whose session has ended is a visitor', () => {
  expect(outcome('/en/workspace/my-account', viewer(Role.Bronze, 1_000))).toBe('login');
});

test.each([
  ['/en/workspace/my-account', [Role.None, Role.Bronze, Role.Agent, Role.Moderator], []],
  ['/en/workspace/my-properties/edit/7', [Role.None, Role.Bronze], []],
  ['/en/workspace/my-leads/my-tenants', [Role.Bronze, Role.Silver, Role.Gold, Role.Agent], [Role.None, Role.Moderator]],
  ['/en/workspace/my-leads/my-buyers', [Role.Gold, Role.Agent], [Role.None, Role.Bronze, Role.Silver]],
  ['/en/workspace/my-leads/my-private-sellers', [Role.Gold, Role.Agent], [Role.Bronze, Role.Silver]],
  ['/en/workspace/my-potential-customer', [Role.Bronze, Role.Silver, Role.Gold], [Role.None, Role.Moderator]],
  ['/en/workspace/my-potential-customer/sellers', [Role.Agent], [Role.Bronze, Role.Gold]],
  ['/en/workspace/my-potential-customer/estimate', [Role.Agent], [Role.Bronze, Role.Gold]],
  ['/en/workspace/moderation', [Role.Moderator, Role.AdminGlobal], [Role.Agent, Role.AdminAgent]],
  ['/en/workspace/imports', [Role.Agent, Role.AdminAgent], [Role.Gold, Role.Moderator]],
  ['/en/workspace/my-payments', [Role.None, Role.Agent], []],
  ['/en/workspace/payments', [Role.AdminGlobal], [Role.None, Role.Agent, Role.AdminAgent, Role.Moderator]],
  ['/en/workspace/agency', [Role.AdminAgent], [Role.Agent, Role.Moderator]],
] as const)('%s opens only to those it is for; to others it does not exist', (path, allowed, refused) => {
  for (const role of allowed) expect(outcome(path, viewer(role)), String(role)).toBe('open');
  for (const role of refused) expect(outcome(path, viewer(role)), String(role)).toBe('missing');
});

test.each([Role.Agent, Role.AdminAgent, Role.AdminGlobal])(
  '%i is led on to the sell requests once they have a page',
  (role) => {
    const thrown = thrownBy(() => guardWorkspace(at('/fr/workspace/my-potential-customer'), 'fr', viewer(role)));
    const target = isRedirect(thrown) ? [thrown.status, thrown.headers.get('location')] : null;
    const sellers = builtPath('sellers', 'fr');
    expect(target).toEqual(sellers && [302, sellers]);
  },
);

test('an unknown address in the workspace is missing for all', () => {
  expect(outcome('/en/workspace/no-such-page', null)).toBe('missing');
  expect(outcome('/en/workspace/no-such-page', viewer(Role.AdminGlobal))).toBe('missing');
});

test('data that is refused because the session has ended leads to the login', async () => {
  const refuse = async () => Promise.reject(new AppError('error.auth.required', { code: 401 }));
  const thrown = await fetchAsMember(refuse, at('/fr/workspace/my-account'), 'fr').catch((error: unknown) => error);
  expect(isRedirect(thrown)).toBe(true);
});

test('any other failure of the data stays what it is', async () => {
  const failure = new AppError('error.unavailable', { code: 503 });
  await expect(fetchAsMember(async () => Promise.reject(failure), at('/fr/workspace/my-account'), 'fr')).rejects.toBe(
    failure,
  );
});
