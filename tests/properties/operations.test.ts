import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Role } from '#kernel/roles.ts';
import { schemaText } from '#platform/graphql/api.ts';
import { anAccount, TEST_PASSWORD } from '#tests/factories/account.ts';
import { withSampleMarket } from '#tests/support/market/sample-market.ts';
import { aBrowser } from '#tests/support/product/browser-session.ts';
import { asHuman } from '#tests/support/product/human.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { API_PARTS } from '../../src/product/modules.ts';
import { anyArguments, anyBody, documentOf, type Known, sweptArguments } from './any-arguments.ts';
import { handwrittenJson } from './hostile-values.ts';
import { aMarkedMember, type MarkedMember } from './marked-member.ts';
import { MARK } from './member-marks.ts';

/**
 * Random inputs of each operation, besides every hostile value in every place. `ANY_INPUTS=1000` for a release.
 *
 * @source docs/reference/limits.md, "Any input"
 */
const RUNS = Number(process.env.ANY_INPUTS ?? 150);
/** An operation without arguments is always the same. */
const RUNS_WITHOUT_INPUT = 10;
const SEED = 42;
const LISTINGS = 30;
const NEW_MEMBER = { firstName: 'Nora', lastName: 'Neuling', email: 'new@example.ch', newsletter: false };

const schema = buildSchema(schemaText(API_PARTS));
const OPERATIONS = (['query', 'mutation'] as const).flatMap((kind) => {
  const fields = (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {};
  return Object.values(fields).map((field) => ({ kind, field, name: field.name }));
});

let app: TestApp;
let stranger: MarkedMember;
let rowsBefore: unknown[];
let member: { id: number; email: string; cookie: string };
const defects = vi.fn();

beforeAll(async () => {
  app = await testApp();
  vi.spyOn(app.server.log, 'error').mockImplementation(defects);
  await withSampleMarket(app.database.db, LISTINGS);
  stranger = await aMarkedMember(app);
  const { id, email } = await anAccount(app.database);
  const { secret } = await openSession(app, id);
  member = { id, email, cookie: `__Host-session=${secret}` };
  rowsBefore = await stranger.rows();
});
afterAll(() => app.close());

/** Sends a body that a client wrote by hand, as a visitor or as the member. */
async function send(url: string, body: unknown, headers: Record<string, string> = {}): Promise<string> {
  const answer = await app.server.inject({
    ...{ method: 'POST', url },
    headers: { 'content-type': 'application/json', ...headers },
    payload: handwrittenJson(body),
  });
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.body).not.toMatch(/"code":50\d/);
  expect(answer.body).not.toContain(MARK);
  return answer.body;
}

async function expectNoHarm(): Promise<void> {
  expect(defects.mock.calls).toEqual([]);
  expect(await stranger.rows()).toEqual(rowsBefore);
  const answer = await send('/graphql', { query: '{ profile { id } }' }, asMember());
  expect(answer).toContain(`"id":${member.id}`);
}

const asMember = () => ({ cookie: member.cookie });
const anyVisitor = fc.boolean().map((isMember): Record<string, string> => (isMember ? asMember() : {}));

describe('no input breaks an operation, or reads or changes data of another member', () => {
  test.each(OPERATIONS)('$kind $name', async ({ kind, field }) => {
    const query = documentOf(kind, field);
    const swept = sweptArguments(field, known(), SEED);
    const examples = swept.map((variables): [typeof variables, ReturnType<typeof asMember>] => [variables, asMember()]);
    const numRuns = field.args.length > 0 ? RUNS + examples.length : RUNS_WITHOUT_INPUT;
    await fc.assert(
      fc.asyncProperty(anyArguments(field, known()), anyVisitor, (variables, headers) =>
        send('/graphql', { query, variables }, headers).then(() => {}),
      ),
      { seed: SEED, numRuns, examples },
    );
    await expectNoHarm();
  });

  test('POST /register', async () => {
    // A password that may be set is hashed, which takes long: most are too short, and refused without.
    const password = fc.constantFrom(TEST_PASSWORD, ...Array.from({ length: 19 }, () => 'kurz'));
    const honest = password.map((own) => ({ ...NEW_MEMBER, password: own }));
    const fields = [...Object.keys(NEW_MEMBER), 'password', 'phone', 'uiLang', 'rolesFlag', 'status', 'id'];
    await fc.assert(
      fc.asyncProperty(anyBody(honest, fields, known()), async (body) => {
        const browser = aBrowser(app);
        const human = asHuman(app, browser, 'register');
        await send('/register', body, { ...human, cookie: `__Host-visitor=${browser.cookie('__Host-visitor')}` });
      }),
      { seed: SEED, numRuns: RUNS },
    );
    await expectNoHarm();
    const { db } = app.database;
    const staff = await db.selectFrom('account').select('id').where('rolesFlag', '<>', Role.Bronze).execute();
    expect(staff).toEqual([]);
    const made = await db.selectFrom('account').select('id').where('lastName', '=', NEW_MEMBER.lastName).execute();
    expect(made).not.toEqual([]);
  });

  test.each([
    ['/recaptcha', { token: '' }],
    ['/logout', {}],
  ])('POST %s', async (url, form) => {
    await fc.assert(
      fc.asyncProperty(anyBody(fc.constant(form), ['token', 'id', 'userId'], known()), async (body) => {
        await send(url, body, { cookie: '__Host-session=nobody' });
      }),
      { seed: SEED, numRuns: RUNS },
    );
    await expectNoHarm();
  });
});

const known = (): Known => ({
  numbers: [member.id, stranger.id, stranger.sessionId],
  texts: [member.email, stranger.email],
});
