import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CompressedAnswer } from './compressed-answer.ts';

/** As long as a page, and of similar text. */
const text = readFileSync(new URL('../../../../docs/architecture.md', import.meta.url), 'utf8');
const answer = (policy = "default-src 'self'") => ({
  status: 200,
  headers: new Headers({ 'content-security-policy': policy }),
  text,
});

test.each(['br', 'gzip', 'identity'] as const)(
  'an answer made for one who takes %s says the same to all',
  async (first) => {
    const stored = new CompressedAnswer(answer(), first);
    for (let time = 0; time < 3; time += 1) {
      expect(brotliDecompressSync(await stored.as('br')).toString()).toBe(text);
      expect(gunzipSync(await stored.as('gzip')).toString()).toBe(text);
      expect((await stored.as('identity')).toString()).toBe(text);
    }
    expect((await stored.as('br')).length + (await stored.as('gzip')).length).toBeLessThanOrEqual(stored.size);
  },
);

test('an answer that is sent again is compressed better, and its ETag stays the same', async () => {
  const stored = new CompressedAnswer(answer(), 'br');
  const { length } = await stored.as('br');
  while ((await stored.as('br')).length === length) await sleep(5);
  expect((await stored.as('br')).length).toBeLessThan(length);
  expect(stored.digest).toBe(new CompressedAnswer(answer(), 'gzip').digest);
  expect(stored.digest).not.toBe(new CompressedAnswer(answer("default-src 'none'"), 'br').digest);
});
