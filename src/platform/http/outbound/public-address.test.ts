import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPushService, PUSH_HOST, type PushService } from '#tests/support/neighbours/push-service.ts';
import { callStranger } from './outbound-call.ts';
import { isPublicAddress, PUBLIC_ONLY, strangersUrl } from './public-address.ts';

/** @source docs/reference/abuse-cases.md, "61" */
describe('addresses that strangers name', () => {
  test.each([
    ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
    ...['172.31.255.255', '192.0.0.8', '192.0.2.1', '192.168.1.1', '198.18.0.1', '198.19.255.255', '198.51.100.7'],
    ...['203.0.113.9', '224.0.0.1', '240.0.0.1', '255.255.255.255', '::', '::1', '::127.0.0.1', '::ffff:10.0.0.1'],
    ...['::ffff:8.8.8.8', '64:ff9b::7f00:1', '100::1', '2001::1', '2001:db8::1', '2002:7f00:1::', 'fc00::1', 'fd12::1'],
    ...['fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', 'localhost', ''],
  ])('%s is no public address', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['8.8.8.8', '172.15.0.1', '100.128.0.1', '142.250.180.10', '2a00:1450:400a:808::200a', '2600::1'])(
    '%s is one',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.each([
    ...['', 'push', '//push.example.ch/', 'http://push.example.ch/', 'ftp://push.example.ch/', 'file:///etc/passwd'],
    ...['https://user@push.example.ch/', 'https://:secret@push.example.ch/', 'https://push.example.ch:22/'],
    ...[
      'https://push.example.ch:8443/',
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::1]/',
    ],
    ...['https://017700000001/', 'https://[::ffff:127.0.0.1]/', 'https://[fd00::1]/', 'https://10.1/'],
  ])('%s is asked nothing', (address) => {
    expect(() => strangersUrl(address)).toThrow();
  });

  test('others are', () => {
    expect(strangersUrl('https://push.example.ch/a?b=c').href).toBe('https://push.example.ch/a?b=c');
    expect(strangersUrl('https://8.8.8.8:443/').host).toBe('8.8.8.8');
  });
});

describe('calls to strangers', () => {
  let service: PushService;
  let ways: Record<string, readonly string[]>;

  beforeAll(async () => {
    service = await aPushService();
  });
  beforeEach(() => {
    service.requests.length = 0;
    ways = {};
  });
  afterAll(() => service.close());

  const outcome = (host: string, isAllowed = service.rules.isAllowed): Promise<string> => {
    const resolve = async (name: string): Promise<readonly string[]> => ways[name] ?? ['127.0.0.1'];
    const url = service.at('x').replace(PUSH_HOST, host);
    return callStranger(url, { method: 'POST', body: 'a' }, { ...service.rules, isAllowed, resolve }).then(
      ({ status }) => String(status),
      (error: Error) => error.constructor.name,
    );
  };
  const answering = (answer: (response: ServerResponse) => void) => {
    service.answer = answer;
    return outcome(PUSH_HOST);
  };

  test('go to the address that was checked, even if the name resolves to another a moment later', async () => {
    let asked = 0;
    const moving = async (): Promise<readonly string[]> => [asked++ === 0 ? '127.0.0.1' : '192.168.1.1'];
    const { status } = await callStranger(service.at('x'), { method: 'POST' }, { ...service.rules, resolve: moving });
    expect({ status, asked, arrived: service.requests.length }).toEqual({ status: 201, asked: 1, arrived: 1 });
  });

  test('never reach a service of our own whose address a name says every second time', async () => {
    let arrived = 0;
    const inside = createServer((socket) => {
      arrived += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => void inside.listen(service.rules.ports[0], '127.0.0.2', resolve));
    let asked = 0;
    const resolve = async (): Promise<readonly string[]> => [asked++ % 2 === 0 ? '127.0.0.1' : '127.0.0.2'];
    const call = () => callStranger(service.at('x'), { method: 'POST' }, { ...service.rules, resolve });
    const outcomes: string[] = [];
    for (let times = 0; times < 20; times++)
      outcomes.push(
        await call().then(
          ({ status }) => String(status),
          (error: Error) => error.constructor.name,
        ),
      );
    inside.close();
    expect({ arrived, outcomes: new Set(outcomes) }).toEqual({
      arrived: 0,
      outcomes: new Set(['201', 'RefusedAddressError']),
    });
  });

  test('go nowhere when one of the addresses of a name is not public', async () => {
    ways = {
      'inside.example.ch': ['192.168.1.1'],
      'both.example.ch': ['127.0.0.1', '10.0.0.1'],
      'none.example.ch': [],
    };
    expect(await outcome('inside.example.ch')).toBe('RefusedAddressError');
    expect(await outcome('both.example.ch')).toBe('RefusedAddressError');
    expect(await outcome('none.example.ch')).toBe('AppError');
    expect(await outcome(PUSH_HOST, PUBLIC_ONLY.isAllowed)).toBe('RefusedAddressError');
    expect(service.requests).toEqual([]);
  });

  test('trust no certificate of another name, and none of an unknown authority', async () => {
    expect(await outcome('other.example.ch')).toBe('AppError');
    const { ca: _, ...rules } = service.rules;
    await expect(callStranger(service.at('x'), {}, rules)).rejects.toThrow('error.upstream');
    expect(service.requests).toEqual([]);
  });

  test('follow no redirects', async () => {
    expect(await answering((response) => response.writeHead(307, { location: service.at('y') }).end())).toBe('307');
    expect(service.requests.map(({ path }) => path)).toEqual(['/x']);
  });

  test('read no more than there is room for, and outlive whatever is answered', async () => {
    expect(await answering((response) => response.end(Buffer.alloc(70_000)))).toBe('AppError');
    expect(await answering((response) => response.writeHead(999).end())).toBe('AppError');
    expect(await answering((response) => response.writeHead(200, { 'retry-after': '\u00e9' }).end())).toBe('200');
    expect(await answering((response) => response.writeHead(503, { 'retry-after': '9' }).end())).toBe('503');
  });
});
