import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { signedIn } from '#tests/support/product/signed-in.ts';
import { listening, openSocket } from '#tests/support/product/sockets.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { unlimited } from '../limits/rate-limit.ts';

interface Line {
  level: number;
  msg: string;
  reqId?: string;
  code?: number;
  operation?: string | null;
}

const [INFO, WARN, ERROR] = [30, 40, 50];

let app: TestApp;
let origin: string;
let failure: Error;
const lines: Line[] = [];
beforeAll(async () => {
  const fail = async (name: string): Promise<void> => {
    if (/^sign-in:|^socketEvents:/.test(name)) throw failure;
  };
  app = await testApp({ limits: { ...unlimited, count: fail }, log: (line) => void lines.push(JSON.parse(line)) });
  origin = await listening(app);
});
afterAll(() => app.close());

const ERRORS: [what: string, error: Error, code: number, line: { msg: string; level: number }][] = [
  ['wrong input', new AppError('error.validation', { code: 400 }), 400, { msg: 'failed', level: INFO }],
  ['no session', new AppError('error.auth.required', { code: 401 }), 401, { msg: 'refused', level: INFO }],
  ['a conflict', new AppError('error.account.exists', { code: 409 }), 409, { msg: 'failed', level: INFO }],
  ['a limit', new AppError('error.rateLimit', { code: 429 }), 429, { msg: 'refused', level: INFO }],
  ['a defect', new Error('broken'), 500, { msg: 'defect', level: ERROR }],
  ['a service outside', new AppError('error.upstream', { code: 502 }), 502, { msg: 'failed', level: WARN }],
  ['a full queue', new AppError('error.unavailable', { code: 503 }), 503, { msg: 'failed', level: INFO }],
];

/** Number of counted errors of a code, and the log lines of their requests. */
async function seen(code: number) {
  const { body } = await app.server.inject('/metrics');
  const count = new RegExp(`^lares_graphql_errors_total\\{code="${code}"\\} (\\d+)$`, 'm').exec(body)?.[1] ?? '0';
  return { count: Number(count), lines: lines.filter(({ msg }) => ['defect', 'failed', 'refused'].includes(msg)) };
}

test.each(ERRORS)('%s in an operation is counted once and has one line with the id of its request', async (...row) => {
  const [, error, code, line] = row;
  failure = error;
  const before = await seen(code);
  lines.length = 0;
  await app.run('mutation Enter { login(token: "x", provider: 0, extId: "a@example.ch") { exp } }');
  const reqId = lines.find(({ msg }) => msg === 'incoming request')?.reqId;
  const after = await seen(code);
  expect(after.count).toBe(before.count + 1);
  expect(after.lines).toEqual([expect.objectContaining({ ...line, reqId })]);
  if (code !== 500) expect(after.lines).toMatchObject([{ code, operation: 'Enter' }]);
});

test.each(ERRORS)('%s in an event of a socket is counted once and has one line with an id', async (...row) => {
  const [, error, code, line] = row;
  failure = error;
  const { browser } = await signedIn(app);
  const socket = await openSocket(origin, browser);
  const before = await seen(code);
  lines.length = 0;
  await socket.asks('typing');
  const after = await seen(code);
  expect(after.count).toBe(before.count + 1);
  expect(after.lines).toEqual([expect.objectContaining({ ...line, reqId: expect.stringMatching(/^[\da-f-]{36}$/) })]);
  if (code !== 500) expect(after.lines).toMatchObject([{ code, operation: 'typing' }]);
  socket.socket.close();
});
