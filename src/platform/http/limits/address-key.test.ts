import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';
import { MemoryRateLimiter } from './rate-limit.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['[192.0.2.1]', '192.0.2.1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:4711', '192.0.2.1'],
  ['2002:c000:201::1', '192.0.2.1'],
  ['2002:c000:201:9:8:7:6:5', '192.0.2.1'],
  ['2001:0:4136:e378:8000:63bf:3fff:fdfe', '192.0.2.1'],
  ['64:ff9b::192.0.2.1', '192.0.2.1'],
  ['64:ff9b::c000:201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8:1:2::1', '2001:db8:1::/48'],
  ['[2001:db8:1:2::1]', '2001:db8:1::/48'],
  ['[2001:db8:1:ffff::1]:443', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
])('a client at %s is counted with %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test.each(['', 'unknown', '_hidden', '192.0.2', '0x7f.1', '192.0.2.1:x', '[::1', '1::2::3', '::1, ::2', '192.0.2.256'])(
  'a client at %j, which is no address, is counted with all others of that kind',
  (malformed) => {
    expect(addressKey(malformed)).toBe('unknown');
  },
);

test('any text is counted with something', () => {
  fc.assert(fc.property(fc.string(), (text) => addressKey(text).length > 0));
});

test('an address is counted alike with and without its port', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.integer({ min: 1, max: 65_535 }), (address, port) => {
      const withPort = address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`;
      expect(addressKey(withPort)).toBe(addressKey(address));
    }),
  );
});

test('all addresses of one network share a bucket, those of another do not', async () => {
  const limits = new MemoryRateLimiter(() => 0);
  const rule = { size: 2, refillPerS: 1 };
  const take = (address: string) => limits.take(`sign-in:${addressKey(address)}`, rule, 1);
  await take('2001:db8::1');
  await take('2001:db8:0:1::2');
  await expect(take('2001:db8::3')).rejects.toMatchObject({ messageId: 'error.rateLimit' });
  await take('2001:db8:1::1');
  await take('192.0.2.1');
  await take('::ffff:192.0.2.1');
  await expect(take('192.0.2.1')).rejects.toMatchObject({ messageId: 'error.rateLimit' });
});
