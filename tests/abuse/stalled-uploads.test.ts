import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Turns } from '#platform/turns.ts';
import { anAccount } from '#tests/factories/account.ts';
import { redAndBlue } from '#tests/factories/upload.ts';
import { signedInBrowser, type TestBrowser } from '#tests/support/browser-session.ts';
import { listen, type RawConnection, rawConnection } from '#tests/support/raw-connection.ts';
import { type TestApp, testApp } from '#tests/support/test-app.ts';

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

beforeAll(async () => {
  patient = await open(120_000);
  hurried = await open(300);
});
/** How many uploads came to take a place. */
const taking = vi.spyOn(Turns.prototype, 'take');
const opened: RawConnection[] = [];
beforeEach(() => void taking.mockClear());
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.destroy();
});
afterAll(async () => {
  await patient.app.close();
  await hurried.app.close();
});

async function open(longestSilenceMs: number): Promise<Place> {
  const app = await testApp({ uploadTimes: { longestSilenceMs, longestMs: 120_000 } });
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

/** An ordinary upload; number and name of the refusal, or 200. */
async function upload(member: Member | undefined): Promise<string> {
  if (!member) throw new Error('Nobody uploads.');
  const { id, browser } = member;
  const form = new FormData();
  form.append('files', new File([new Uint8Array(await redAndBlue().jpeg().toBuffer())], 'me.jpg'));
  const body = new Response(form);
  const { statusCode, body: answer } = await browser.request({
    method: 'POST',
    url: `/public/uploadfiles?id=${id}&type=User`,
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const { messageId } = JSON.parse(answer) as { messageId?: string };
  return messageId ? `${statusCode} ${messageId}` : String(statusCode);
}

const othersUpload = ({ members }: Place): Promise<string> => upload(members.at(-1));

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

test('one account cannot take the places of the others', async () => {
  const [greedy] = patient.members;
  if (!greedy) throw new Error('Nobody is greedy.');
  const stalled = await Promise.all(
    [1, 2, 3].map(() => beginUpload(patient.port, greedy, STAGES['the middle of a file'])),
  );
  await taken(EACH);
  expect(await upload(greedy)).toBe('429 error.rateLimit');
  expect(await othersUpload(patient)).toBe('200');
  for (const { socket } of stalled) socket.destroy();
  await expect.poll(() => upload(greedy), SOON).toBe('200');
});
