import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Semaphore } from '#platform/queues/semaphore.ts';
import type { UploadTimes } from '#platform/uploads/upload.route.ts';
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

/** Further behaviour of a sender, besides silence. */
const ENDINGS = {
  'say no more': ({ socket }: RawConnection) => void socket.end(),
  'hang up': ({ socket }: RawConnection) => void socket.resetAndDestroy(),
} as const;

interface Member {
  id: number;
  /** The network that they come from. */
  address: string;
  browser: TestBrowser;
}

const SOON = { timeout: 30_000 };

/** Much longer than a test takes. */
const NEVER_MS = 120_000;
const NO_PACE = { leastBytesPerS: 64_000, withinMs: NEVER_MS, graceMs: 0 };

/** The product as its members reach it, each from a network of their own; the last of them never stalls. */
interface Place {
  app: TestApp;
  port: number;
  members: Member[];
}

let patient: Place;
/** Where 64 kB/s have to come within a third of a second. */
let hurried: Place;
/** Where uploads take no longer than a second, however much comes meanwhile. */
let brief: Place;
/** Where who waits takes the place of the slowest after a moment. */
let crowded: Place;

beforeAll(async () => {
  patient = await open();
  hurried = await open({ pace: { ...NO_PACE, withinMs: 300, graceMs: 50 } });
  brief = await open({ longestMs: 800 });
  crowded = await open({ patienceMs: 300, pace: { ...NO_PACE, withinMs: 20_000 } });
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
  await crowded.app.close();
});

async function open(rules: Partial<UploadTimes> = {}): Promise<Place> {
  const uploadTimes = { pace: NO_PACE, patienceMs: NEVER_MS, longestMs: NEVER_MS, ...rules };
  const app = await testApp({ uploadTimes, settings: { TRUST_PROXY: '127.0.0.1' } });
  const members: Member[] = [];
  for (let count = 0; count <= ACCOUNTS; count += 1) {
    const { id, email } = await anAccount(app.database);
    members.push({ id, address: `203.0.113.${count}`, browser: await signedInBrowser(app, email) });
  }
  return { app, port: await listen(app), members };
}

async function beginUpload(port: number, { id, browser, address }: Member, form: string): Promise<RawConnection> {
  const connection = await rawConnection(port);
  opened.push(connection);
  connection.send(
    [
      `POST /public/uploadfiles?id=${id}&type=User HTTP/1.1`,
      'Host: localhost',
      `X-Forwarded-For: ${address}`,
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
  const { id, browser, address } = member;
  const form = new FormData();
  form.append('files', new File([bytes ?? new Uint8Array(await redAndBlue().jpeg().toBuffer())], 'me.jpg'));
  const answer = await fetch(`http://127.0.0.1:${port}/public/uploadfiles?id=${id}&type=User`, {
    method: 'POST',
    headers: { cookie: `__Host-session=${browser.cookie('__Host-session')}`, 'x-forwarded-for': address },
    body: form,
  });
  const { messageId } = (await answer.json()) as { messageId?: string };
  return messageId ? `${answer.status} ${messageId}` : String(answer.status);
}

const othersUpload = ({ port, members }: Place): Promise<string> => upload(port, members.at(-1));

test.each([0, 10, 100, 10_000, 100_000, 1_000_000])(
  'a form of %i bytes comes whole, with any content',
  async (size) => {
    const answers = new Set<string>();
    for (let times = 0; times < 8; times += 1)
      answers.add(await upload(patient.port, patient.members.at(times % ACCOUNTS), new Uint8Array(size).fill(65)));
    expect([...answers]).toEqual(['415 error.upload.type']);
  },
);

describe.each(Object.entries(STAGES))('twelve uploads that come as far as %s', (_stage, form) => {
  test('and fall silent are refused, and leave room for the next', async () => {
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
    const waiting = othersUpload(patient);
    await taken(ACCOUNTS * EACH + 1);
    for (const connection of stalled) finish(connection);
    expect(await waiting).toBe('200');
    expect(await othersUpload(patient)).toBe('200');
  });
});

/** Sends a byte over each connection now and then, until it is stopped. */
function trickle(connections: readonly RawConnection[]): () => void {
  const drops = setInterval(() => {
    for (const { socket, send } of connections) if (socket.writable) send('x');
  }, 20);
  return () => clearInterval(drops);
}

test('uploads that trickle are refused as too slow, and leave room for the next', async () => {
  const trickling = await stallEverywhere(hurried, STAGES['the middle of a file']);
  const stop = trickle(trickling);
  for (const connection of trickling) {
    expect(await connection.status()).toBe('HTTP/1.1 408 Request Timeout');
    await connection.closed;
    expect(connection.text()).toContain('error.upload.slow');
  }
  stop();
  expect(await othersUpload(hurried)).toBe('200');
});

describe('while four accounts hold all places by a byte now and then', () => {
  let trickling: RawConnection[];
  let stop: () => void;
  beforeEach(async () => {
    trickling = await stallEverywhere(crowded, STAGES['the middle of a file']);
    stop = trickle(trickling);
    await taken(ACCOUNTS * EACH);
  });
  afterEach(() => stop());

  const stillSending = (): number => trickling.filter((one) => one.text() === '').length;

  test('an upload of another network takes the place of one of theirs', async () => {
    expect(await othersUpload(crowded)).toBe('200');
    expect(stillSending()).toBe(ACCOUNTS * EACH - 1);
  });

  test('uploads of twelve others come through, though the four begin anew each time', async () => {
    const anew = setInterval(() => {
      for (const [index, one] of trickling.entries())
        if (one.text() !== '') void begunAnew(index).then((connection) => trickling.splice(index, 1, connection));
    }, 50);
    const others = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const { id, email } = await anAccount(crowded.app.database);
        const browser = await signedInBrowser(crowded.app, email);
        return upload(crowded.port, { id, browser, address: `198.51.100.${index}` });
      }),
    ).finally(() => clearInterval(anew));
    expect(others).toEqual(Array(12).fill('200'));
  });

  const begunAnew = (index: number): Promise<RawConnection> =>
    beginUpload(crowded.port, crowded.members[Math.floor(index / EACH)] as Member, STAGES['the middle of a file']);
});

test('uploads of one network leave half of the places to others, and room among themselves', async () => {
  const crowd = crowded.members.slice(0, ACCOUNTS).map((member) => ({ ...member, address: '192.0.2.1' }));
  const trickling = await stallEverywhere({ ...crowded, members: crowd }, STAGES['the middle of a file']);
  const stop = trickle(trickling);
  await taken(ACCOUNTS * EACH);
  expect(await othersUpload(crowded)).toBe('200');
  expect(trickling.filter((one) => one.text() === '').length).toBeGreaterThanOrEqual(ACCOUNTS * EACH - 1);
  expect(await upload(crowded.port, { ...(crowded.members.at(-1) as Member), address: '192.0.2.1' })).toBe('200');
  stop();
});

test('uploads that trickle on and on are ended all the same, and leave room for the next', async () => {
  const trickling = await stallEverywhere(brief, STAGES['the middle of a file']);
  const stop = trickle(trickling);
  for (const connection of trickling) {
    expect(await connection.status()).toBe('HTTP/1.1 503 Service Unavailable');
    await connection.closed;
  }
  stop();
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
