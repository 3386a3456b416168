import { exportJWK, generateKeyPair, importJWK, type JWTVerifyGetKey, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { readIdToken } from './id-token.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const NOW_S = NOW.getTime() / 1_000;
const EXPECTED = { issuer: 'https://provider.example', audience: 'lares', nonce: 'n', now: NOW };

let privateKey: CryptoKey;
let keys: JWTVerifyGetKey;
beforeAll(async () => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  privateKey = pair.privateKey;
  const publicKey = await importJWK(await exportJWK(pair.publicKey), 'ES256');
  keys = async () => publicKey;
});

/** A token that is valid except for its subject. */
const read = async (sub: unknown) => {
  const claims = { iss: EXPECTED.issuer, aud: EXPECTED.audience, nonce: EXPECTED.nonce, iat: NOW_S, exp: NOW_S + 60 };
  const token = new SignJWT({ ...claims, ...(sub !== undefined && { sub: sub as string }) });
  return readIdToken(await token.setProtectedHeader({ alg: 'ES256' }).sign(privateKey), { keys, ...EXPECTED });
};

describe('abuse 48: the subject of an ID token', () => {
  test.each(['a', '10769150350006150715113082367', 'x'.repeat(255), '00u|b.c-d_e', 'José'])(
    '%j names a person',
    async (sub) => {
      expect(await read(sub)).toMatchObject({ subject: sub });
    },
  );

  test.each([undefined, null, '', ' ', '\t', 'a\0b', 'a\nb', '\u202Ea', 'x'.repeat(256), 0, 7, true, [], ['a'], {}])(
    '%j names no account',
    async (sub) => {
      await expect(read(sub)).rejects.toMatchObject({ fault: 'refused' });
    },
  );
});
