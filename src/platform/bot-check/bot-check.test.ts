import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HumanChallenge } from '#kernel/human-check.ts';
import { MINUTE_MS } from '#kernel/time.ts';
import { backgroundContext, type Context } from '#platform/context/context.ts';
import { createSecrets } from '#platform/http/cookies/secrets.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { TEST_SECRET } from '#tests/support/product/test-services.ts';
import { humanTokenHeader, issueHumanToken, requireHuman } from './human-token.ts';
import { proofOfWork } from './proof-of-work.ts';

const REFUSED = { messageId: 'error.recaptcha', code: 403 };

const clock = { now: TEST_NOW };
const secrets = createSecrets([TEST_SECRET]);
let app: TestApp;

beforeAll(async () => {
  app = await testApp({ now: () => clock.now });
});
beforeEach(() => {
  clock.now = TEST_NOW;
});
afterAll(() => app.close());

const later = (minutes: number): void => {
  clock.now = new Date(clock.now.getTime() + minutes * MINUTE_MS);
};

/** A request of a visitor with a token. */
const showing = (humanToken: string | null, visitorId: string | null = 'anna'): Context => ({
  ...backgroundContext({
    db: app.database.db,
    services: { secrets } as Context['services'],
    requestId: 'test',
    now: () => clock.now,
  }),
  actor: { kind: 'visitor', visitorId },
  humanToken,
});

const solved = async (challenge: object): Promise<string> => {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
};

const getChallenge = async (purpose: string) => {
  const { statusCode, body } = await app.server.inject(`/recaptcha/challenge?purpose=${purpose}`);
  return { statusCode, answer: JSON.parse(body) as HumanChallenge };
};
const handIn = (payload: object) => app.server.inject({ method: 'POST', url: '/recaptcha', payload });

describe('the token of a person', () => {
  test('opens what it was given for, once', async () => {
    const token = issueHumanToken(showing(null), 'register');
    await expect(requireHuman(showing(token), 'register')).resolves.toBeUndefined();
    await expect(requireHuman(showing(token), 'register')).rejects.toMatchObject(REFUSED);
  });

  test('abuse case 69: of many who show it at once, one gets through', async () => {
    const token = issueHumanToken(showing(null), 'register');
    const tries = await Promise.allSettled(Array.from({ length: 30 }, () => requireHuman(showing(token), 'register')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test.each([
    ['missing', () => null],
    ['empty', () => humanTokenHeader({ headers: { 'x-recaptcha-token': '' } })],
    ['made up', () => 'abc.def'],
    ['signed for something else', () => secrets.sign('visitor', '{"purpose":"register"}')],
    ['tampered with', () => forged(issueHumanToken(showing(null), 'createMessage'))],
    ['for another purpose', () => issueHumanToken(showing(null), 'createMessage')],
    ['of another visitor', () => issueHumanToken(showing(null, 'ben'), 'register')],
  ])('abuse case 69: one that is %s opens nothing', async (_fault, token) => {
    await expect(requireHuman(showing(token()), 'register')).rejects.toMatchObject(REFUSED);
  });

  test('a browser without a visitor has none', async () => {
    const token = issueHumanToken(showing(null), 'register');
    await expect(requireHuman(showing(token, null), 'register')).rejects.toMatchObject(REFUSED);
  });

  test('ends after ten minutes, and is forgotten when others are shown', async () => {
    const token = issueHumanToken(showing(null), 'register');
    const other = issueHumanToken(showing(null), 'register');
    later(9);
    await requireHuman(showing(other), 'register');
    later(1);
    await expect(requireHuman(showing(token), 'register')).rejects.toMatchObject(REFUSED);
    later(60);
    await requireHuman(showing(issueHumanToken(showing(null), 'register')), 'register');
    const [row] = await app.database.db
      .selectFrom('usedProof')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .execute();
    expect(Number(row?.left)).toBe(1);
  });
});

describe('GET /recaptcha/challenge and POST /recaptcha', () => {
  test('a solved puzzle gets a token for its purpose and this browser, once', async () => {
    const { answer } = await getChallenge('register');
    if (answer.provider !== 'altcha') throw new Error('not our puzzle');
    const token = await solved(answer.challenge);
    const { statusCode, headers, body } = await handIn({ token });
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    const visitor = /__Host-visitor=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    const visitorId = secrets.unsign('visitor', decodeURIComponent(visitor));
    const { recaptchaJwt, validForS } = JSON.parse(body);
    expect(validForS).toBe(600);
    await expect(requireHuman(showing(recaptchaJwt, visitorId), 'register')).resolves.toBeUndefined();
    const again = await handIn({ token });
    expect(again.statusCode).toBe(403);
    expect(again.json()).toEqual({ ...REFUSED, message: 'Please confirm that you are not a robot.', values: {} });
  });

  test.each([{}, { token: '' }, { token: 7 }, { token: 'x' }, { token: btoa('{}') }, { token: btoa('null') }, []])(
    'abuse case 69: %j gets none',
    async (payload) => {
      const answer = await handIn(payload);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject(REFUSED);
    },
  );

  test('there is no puzzle for an unknown purpose', async () => {
    const { statusCode } = await getChallenge('everything');
    expect(statusCode).toBe(400);
  });

  test('abuse case 35: other methods, other sites and other content are refused', async () => {
    const ask = async (options: object) => (await app.server.inject({ url: '/recaptcha', ...options })).json();
    expect(await ask({ method: 'GET' })).toMatchObject({ messageId: 'error.method', code: 405 });
    const payload = { token: 'x' };
    const evil = { origin: 'https://evil.example' };
    expect(await ask({ method: 'POST', payload, headers: evil })).toMatchObject({ messageId: 'error.csrf', code: 403 });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await ask({ method: 'POST', payload: 'token=x', headers: form })).toMatchObject({ messageId: 'error.csrf' });
  });
});

describe('the puzzle', () => {
  const puzzles = proofOfWork({ secrets, now: () => clock.now, tries: { least: 2, most: 4 } });
  const aPuzzle = async (): Promise<{ parameters: Record<string, unknown>; signature: string }> => {
    const challenge = await puzzles.challenge('register');
    if (challenge.provider !== 'altcha') throw new Error('not our puzzle');
    return JSON.parse(JSON.stringify(challenge.challenge));
  };

  test('solved, it proves what it was made for', async () => {
    expect(await puzzles.proofOf(await solved(await aPuzzle()))).toMatchObject({ purpose: 'register' });
  });

  test('given before the secret changed, it still proves it', async () => {
    const later = createSecrets(['the secret that came after', TEST_SECRET]);
    const after = proofOfWork({ secrets: later, now: () => clock.now });
    expect(await after.proofOf(await solved(await aPuzzle()))).toMatchObject({ purpose: 'register' });
  });

  test('made easier, for another purpose or for longer, it proves nothing', async () => {
    for (const change of [
      { keyPrefix: '00' },
      { cost: 1 },
      { data: { purpose: 'createMessage', expS: 2_000_000_000 } },
      { keySignature: undefined },
    ]) {
      const puzzle = await aPuzzle();
      const solution = JSON.parse(atob(await solved(puzzle))).solution;
      const challenge = { ...puzzle, parameters: { ...puzzle.parameters, ...change } };
      expect(await puzzles.proofOf(btoa(JSON.stringify({ challenge, solution })))).toBeNull();
    }
  });

  test('unsolved it proves nothing, nor when it lay for twenty minutes', async () => {
    const challenge = await aPuzzle();
    const guess = { challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } };
    expect(await puzzles.proofOf(btoa(JSON.stringify(guess)))).toBeNull();
    const token = await solved(challenge);
    later(20);
    expect(await puzzles.proofOf(token)).toBeNull();
  });
});

/** A token whose purpose was changed under the old signature. */
function forged(token: string): string {
  const [body = '', signature = ''] = token.split('.');
  const claims = Buffer.from(body, 'base64url').toString().replace('createMessage', 'register');
  return `${Buffer.from(claims).toString('base64url')}.${signature}`;
}
