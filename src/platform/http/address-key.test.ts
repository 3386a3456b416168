import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';
import { MemoryRateLimiter } from './rate-limit.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  ['unknown', 'unknown'],
])('who asks from %s is counted with %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test('all addresses of one network share a bucket, those of another do not', async () => {
  const limits = new MemoryRateLimiter(() => 0);
  const rule = { size: 2, refillPerS: 1 };
  const take = (address: string) => limits.take(`sign-in:${addressKey(address)}`, rule, 1);
  await take('2001:db8::1');
  await take('2001:db8::2');
  await expect(take('2001:db8::3')).rejects.toMatchObject({ messageId: 'error.rateLimit' });
  await take('2001:db8:0:1::1');
  await take('192.0.2.1');
  await take('::ffff:192.0.2.1');
  await expect(take('192.0.2.1')).rejects.toMatchObject({ messageId: 'error.rateLimit' });
});
