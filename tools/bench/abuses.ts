import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { HumanPurpose } from '#generated/human-purposes.ts';
import { FilterFacetsDocument, MapCellsDocument } from '#generated/operations.ts';
import { type Answer, type Asked, type Asker, ask, askApi } from './http-from.ts';

/** An attacker. */
export interface Attacker {
  origin: string;
  /** Where all of it comes from. */
  address: string;
  /** Requests that wait for an answer at once. */
  atOnce: number;
  /** A member with a session. */
  member: Asker & { id: number };
  /** An unknown visitor with a cookie of the product, and a solved puzzle where a purpose is named. */
  stranger(purpose?: HumanPurpose): Asker;
}

/** Result of an abuse: numbers of answers by HTTP status, and of other notable results. */
export type Tally = Record<string, number>;

/** Goes on until the moment (of `performance.now`). */
export type Abuse = (attacker: Attacker, untilMs: number) => Promise<Tally>;

/** Address of a member of the sample market. */
const KNOWN_ADDRESS = 'bronze@sample.lares.example';

const CONNECTIONS = 2_000;
const SLOW_SENDERS = 500;
const STALLED_UPLOADS = 60;
/** How often a slow sender adds a byte, milliseconds. */
const BYTE_EVERY_MS = 2_000;
/** A picture that is a few kilobytes to send and many megabytes to read. */
const LARGE_PICTURE = { width: 6_300, height: 6_300 };
const SWITZERLAND = { south: 45.8, west: 5.9, north: 47.9, east: 10.6 };
const MOST_NESTED = 5;

/** The ten worst that were found. */
export const ABUSES: Readonly<Record<string, Abuse>> = {
  'nested lists': repeated(({ stranger }, index) => askApi(stranger(), { query: NESTED[index % NESTED.length] })),
  'slow headers': openConnections(SLOW_SENDERS, async (socket, _attacker, isOver) => {
    socket.write('GET /en HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ');
    while (!isOver() && !socket.destroyed) {
      socket.write('a');
      await sleep(BYTE_EVERY_MS);
    }
  }),
  'stalled uploads': openConnections(STALLED_UPLOADS, async (socket, { member, origin }, isOver) => {
    socket.write(
      [
        `POST /public/uploadfiles?id=${member.id}&type=User HTTP/1.1`,
        `Host: ${new URL(origin).host}`,
        `Origin: ${origin}`,
        `Cookie: ${member.headers?.cookie}`,
        'Content-Type: multipart/form-data; boundary=x',
        'Content-Length: 5000000\r\n\r\n--x\r\nContent-Disposition: form-data; name="files"; filename="me.jpg"\r\n\r\nabc',
      ].join('\r\n'),
    );
    while (!isOver() && !socket.destroyed) await sleep(BYTE_EVERY_MS);
  }),
  '2,000 idle connections': openConnections(CONNECTIONS, async (socket, _attacker, isOver) => {
    while (!isOver() && !socket.destroyed) await sleep(BYTE_EVERY_MS);
  }),
  'wrong sign-ins': repeated(({ stranger }, index) =>
    askApi(stranger(), {
      query: 'mutation ($t: String!, $e: String) { login(token: $t, provider: 0, extId: $e) { email } }',
      variables: { t: 'Falsches-Passwort-1', e: index % 2 ? `nobody${index}@example.ch` : KNOWN_ADDRESS },
    }),
  ),
  'hostile addresses': repeated(({ stranger }, index) => ask(stranger(), { path: hostilePath(index) })),
  'biggest searches': repeated(({ stranger }, index) => askApi(stranger(), biggestSearch(index))),
  exports: repeated(({ member }) => ask(member, { path: '/account/export' })),
  pictures: async (attacker, untilMs) => {
    const picture = await sharp({ create: { ...LARGE_PICTURE, channels: 3, background: '#c81e1e' } })
      .png()
      .toBuffer();
    return repeated(({ member }) => ask(member, uploadOf(member.id, picture)))(attacker, untilMs);
  },
  mails: repeated(({ stranger }, index) => {
    const email = index % 2 ? `${randomUUID().slice(0, 23)}@example.ch` : KNOWN_ADDRESS;
    if (index % 3 > 0)
      return askApi(stranger(), {
        query: 'mutation ($e: String!) { sendResetEmail(email: $e) }',
        variables: { e: email },
      });
    return ask(stranger('register'), {
      path: '/register',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: 'A', lastName: 'B', email, password: 'Drei-Enten-am-See', uiLang: 0 }),
    });
  }),
};

/** Results at the greatest allowed depth, and beyond it. */
const NESTED = [
  `{ offers(filter: { offerType: 1, pageSize: 100 }) { data { ... on Offer ${nested(MOST_NESTED)} } } }`,
  '{ offers(filter: { offerType: 1, pageSize: 18 }) { data { ... on Offer { similar(limit: 24) { id title price } } } } }',
  `{ ${Array.from({ length: 10 }, (_, page) => `p${page}: offers(filter: { offerType: 1, pageSize: 40, pageNumber: ${page + 1} }) { data { id title description street } }`).join(' ')} }`,
];

function nested(depth: number): string {
  return depth === 0 ? '{ id }' : `{ similar(limit: 24) ${nested(depth - 1)} }`;
}

function biggestSearch(index: number): object {
  const filter = { offerType: index % 2, maxPrice: 5_000_000 - index };
  switch (index % 3) {
    case 0:
      return { query: '{ coords(filter: { offerType: 1, viewMode: map }) { result { id lat lng price } } }' };
    case 1:
      return { query: String(FilterFacetsDocument), variables: { filter } };
    default:
      return {
        query: String(MapCellsDocument),
        variables: { filter, view: { ...SWITZERLAND, zoom: 15 } },
      };
  }
}

const hostilePath = (index: number): string => {
  const noise = randomBytes(8).toString('hex');
  const paths = [
    `/en/properties/rent/apartment-house,3/zuerich,c196541?polygons=${'_p~iF~ps|U_ulLnnqC_mqNvxq`@'.repeat(40)}&n=${noise}`,
    `/de/immobilien/mieten/wohnung-haus,3?locationIds=${Array.from({ length: 900 }, (_, id) => id).join(',')}&n=${noise}`,
    `/fr/${'a/'.repeat(400)}${noise}`,
    `/it/%E0%A4%A${noise}`,
    `/en/listing/rent/${noise},2147483648`,
    `/en/properties/rent/apartment-house,3?pageNumber=9007199254740993&minPrice=1e309&order=${noise}`,
    `/assets/${noise}.js`,
    `//evil.example/${noise}`,
  ];
  return paths[index % paths.length] ?? '/';
};

function uploadOf(id: number, picture: Buffer): Asked {
  const head =
    '--x\r\nContent-Disposition: form-data; name="files"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n';
  return {
    path: `/public/uploadfiles?id=${id}&type=User`,
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--x--\r\n')]),
  };
}

/** Asks again as soon as there is an answer, many at once. */
function repeated(one: (attacker: Attacker, index: number) => Promise<Answer>): Abuse {
  return async (attacker, untilMs) => {
    const tally: Tally = {};
    let index = 0;
    const sender = async (): Promise<void> => {
      while (performance.now() < untilMs) {
        const { status, body } = await one(attacker, index++);
        const code = /"code":(\d+)/.exec(body)?.[1] ?? status;
        tally[code] = (tally[code] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: attacker.atOnce }, sender));
    return tally;
  };
}

/** Keeps so many connections open; one that the product closes is opened again. */
function openConnections(
  count: number,
  hold: (socket: Socket, attacker: Attacker, isOver: () => boolean) => Promise<void>,
): Abuse {
  return async (attacker, untilMs) => {
    const tally = { opened: 0, closed: 0 };
    const isOver = (): boolean => performance.now() >= untilMs;
    const { hostname, port } = new URL(attacker.origin);
    const holder = async (): Promise<void> => {
      while (!isOver()) {
        const socket = connect({ host: hostname, port: Number(port), localAddress: attacker.address });
        tally.opened += 1;
        socket
          .on('error', () => {})
          .on('close', () => {
            tally.closed += 1;
          });
        socket.resume();
        await hold(socket, attacker, isOver);
        socket.destroy();
        // A refused client does not come back in the same moment.
        await sleep(100);
      }
    };
    await Promise.all(Array.from({ length: count }, holder));
    return tally;
  };
}
