import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Semaphore } from '#platform/queues/semaphore.ts';
import { anAccount } from '#tests/factories/account.ts';
import { redAndBlue } from '#tests/factories/upload.ts';
import { signedInBrowser, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { listen, type RawConnection, rawConnection } from '#tests/support/product/raw-connection.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

/** As many accounts as together take all places, three each. */
const ACCOUNTS = 4;
const EACH = 3;

const PART = '--x\r\nContent-Disposition: form-data; name="files"; filename="me.jpg"\r\n';
/** How far a sender comes. */
const STAGES = {
  'nothing of the form': '',
  'the beginning of a boundary': '--',
  'half the header of a part': PART.slice(0, 40),
  'the header of a part': `${PART}\r\n`,
  'the middle of a file': `${PART}\r\n${'\xff\xd8\xff'.repeat(5_000)}`,
  'the end of a part': `${PART}\r\nabc\r\n--x`,
  'the middle of a field': '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nab',
  'all but the last byte': `${PART}\r\nabc\r\n--x--`,
} as const;

/** What a sender does then, besides falling silent. */
const ENDINGS = {
  'say no more': ({ socket }: RawConnection) => void socket.end(),
  'hang up': ({ socket }: RawConnection) => void socket.resetAndDestroy(),
} as const;

interface Member {
  id: number;
  browser: TestBrowser;
}

const SOON = { timeout: 30_000 };

/** The product as its members reach it; the last of them never stalls. */
interface Place {
  app: TestApp;
  port: number;
  members: Member[];
}

let patient: Place;
let hurried: Place;
/** Where uploads take no longer than a second, however much comes meanwhile. */
let brief: Place;

beforeAll(async () => {
  patient = await open(120_000);
  hurried = await open(300);
  brief = await open(120_000, 800);
});
/** How many uploads came to take a place. */
const taking = vi.spyOn(Semaphore.prototype, 'take');
const opened: RawConnection[] = [];
beforeEach(() => void taking.mockClear());
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.destroy();
});
afterAll(async () => {
  await patient.app.close();
  await hurried.app.close();
  await brief.app.close();
});

async function open(longestSilenceMs: number, longestMs = 120_000): Promise<Place> {
  const app = await testApp({ uploadTimes: { longestSilenceMs, longestMs } });
  const members: Member[] = [];
  for (let count = 0; count <= ACCOUNTS; count += 1) {
    const { id, email } = await anAccount(app.database);
    members.push({ id, browser: await signedInBrowser(app, email) });
  }
  return { app, port: await listen(app), members };
}

async function beginUpload(port: number, { id, browser }: Member, form: string): Promise<RawConnection> {
  const connection = await rawConnection(port);
  opened.push(connection);
  connection.send(
    [
      `POST /public/uploadfiles?id=${id}&type=User HTTP/1.1`,
      'Host: localhost',
      `Cookie: __Host-session=${browser.cookie('__Host-session')}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${Math.max(form.length + 100, 20_000)}`,
      '',
      form,
    ].join('\r\n'),
  );
  return connection;
}

const taken = (count: number): Promise<void> =>
  expect.poll(() => taking.mock.calls.length, SOON).toBeGreaterThanOrEqual(count);

/** Three uploads of each of the accounts that stall. */
const stallEverywhere = ({ port, members }: Place, form: string): Promise<RawConnection[]> =>
  Promise.all(
    members.slice(0, ACCOUNTS).flatMap((member) => Array.from({ length: EACH }, () => beginUpload(port, member, form))),
  );

/** An upload as browsers send it, over the line; number and name of the refusal, or 200. */
async function upload(port: number, member: Member | undefined, bytes?: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!member) throw new Error('Nobody uploads.');
  const { id, browser } = member;
  const form = new FormData();
  form.append('files', new File([bytes ?? new Uint8Array(await redAndBlue().jpeg().toBuffer())], 'me.jpg'));
  const answer = await fetch(`http://127.0.0.1:${port}/public/uploadfiles?id=${id}&type=User`, {
    method: 'POST',
    headers: { cookie: `__Host-session=${browser.cookie('__Host-session')}` },
    body: form,
  });
  const { messageId } = (await answer.json()) as { messageId?: string };
  return messageId ? `${answer.status} ${messageId}` : String(answer.status);
}

const othersUpload = ({ port, members }: Place): Promise<string> => upload(port, members.at(-1));

test.each([0, 10, 100, 10_000, 100_000, 1_000_000])(
  'a form of %i bytes comes whole, whatever is in it',
  async (size) => {
    const answers = new Set<string>();
    for (let times = 0; times < 8; times += 1)
      answers.add(await upload(patient.port, patient.members.at(times % ACCOUNTS), new Uint8Array(size).fill(65)));
    expect([...answers]).toEqual(['415 error.upload.type']);
  },
);

describe.each(Object.entries(STAGES))('twelve uploads that come as far as %s', (_stage, form) => {
  test('and fall silent are told so, and leave room for the next', async () => {
    const stalled = await stallEverywhere(hurried, form);
    for (const connection of stalled) {
      expect(await connection.status()).toBe('HTTP/1.1 408 Request Timeout');
      await connection.closed;
    }
    expect(await othersUpload(hurried)).toBe('200');
  });

  test.each(Object.entries(ENDINGS))('and %s leave room for the next', async (_ending, finish) => {
    const stalled = await stallEverywhere(patient, form);
    await taken(ACCOUNTS * EACH);
    expect(await othersUpload(patient)).toBe('503 error.unavailable');
    for (const connection of stalled) finish(connection);
    await expect.poll(() => othersUpload(patient), SOON).toBe('200');
  });
});

test('uploads that trickle on and on are ended all the same, and leave room for the next', async () => {
  const trickling = await stallEverywhere(brief, STAGES['the middle of a file']);
  const drops = setInterval(() => {
    for (const { socket, send } of trickling) if (socket.writable) send('x');
  }, 20);
  for (const connection of trickling) {
    expect(await connection.status()).toBe('HTTP/1.1 503 Service Unavailable');
    await connection.closed;
  }
  clearInterval(drops);
  expect(await othersUpload(brief)).toBe('200');
});

test('one account cannot take the places of the others', async () => {
  const [greedy] = patient.members;
  if (!greedy) throw new Error('Nobody is greedy.');
  const stalled = await Promise.all(
    [1, 2, 3].map(() => beginUpload(patient.port, greedy, STAGES['the middle of a file'])),
  );
  await taken(EACH);
  expect(await upload(patient.port, greedy)).toBe('429 error.rateLimit');
  expect(await othersUpload(patient)).toBe('200');
  for (const { socket } of stalled) socket.destroy();
  await expect.poll(() => upload(patient.port, greedy), SOON).toBe('200');
});
