import { describe, expect, test } from 'vitest';
import { createSecrets } from './secrets.ts';

const [FIRST, SECOND, THIRD] = ['the first of the secrets', 'the second of the secrets', 'the third of the secrets'];
const PURPOSES = ['visitor', 'human token', 'totp', ''];
const TEXTS = ['', 'visitor-1', '{"a":"b.c"}', 'Zürich 😀', 'x'.repeat(1_000)];

/** Outputs of the version before secrets had names, made with "a secret that is long enough for tests". */
const UNNAMED = {
  secret: 'a secret that is long enough for tests',
  visitor: 'MGI1NGExYzgtN2Q5Yy00YWQxLTlkM2ItNWY1YzJmNmYwYTEx.snonZJcOi0vJ5czshL-7WwSddRAUOLUDOD5vM6SI8yg',
  totp: 'EK6Ut0er-_xg-zLtCGAqHJ8qnR0dJyqylQSY2NHuncsNQv3nq_PnhXU3B3mvNc-DDQWko8VgWUsxoerW',
};

describe('signed and encrypted values', () => {
  test('are readable with the secret, for their purpose alone', () => {
    const secrets = createSecrets([FIRST]);
    for (const purpose of PURPOSES) {
      for (const text of TEXTS) {
        const [signed, encrypted] = [secrets.sign(purpose, text), secrets.encrypt(purpose, text)];
        expect(secrets.unsign(purpose, signed)).toBe(text);
        expect(secrets.decrypt(purpose, encrypted)).toBe(text);
        expect(signed + encrypted).toMatch(/^[\w.-]+$/);
        for (const other of PURPOSES.filter((name) => name !== purpose)) {
          expect(secrets.unsign(other, signed)).toBeNull();
          expect(() => secrets.decrypt(other, encrypted)).toThrow('a secret that is not known');
        }
        expect(secrets.unsign(purpose, encrypted)).toBeNull();
        expect(() => secrets.decrypt(purpose, signed)).toThrow('a secret that is not known');
      }
    }
  });

  test('is understood through two changes of the secret, and no longer once that is forgotten', () => {
    const made = createSecrets([FIRST]);
    const [signed, encrypted] = [made.sign('p', 'text'), made.encrypt('p', 'text')];
    for (const known of [
      [SECOND, FIRST],
      [THIRD, SECOND, FIRST],
      [THIRD, FIRST],
    ] as [string, ...string[]][]) {
      const secrets = createSecrets(known);
      expect(secrets.unsign('p', signed)).toBe('text');
      expect(secrets.decrypt('p', encrypted)).toBe('text');
      expect(secrets.isPresent(signed) || secrets.isPresent(encrypted)).toBe(false);
      expect(secrets.isPresent(secrets.sign('p', 'text')) && secrets.isPresent(secrets.encrypt('p', 'text'))).toBe(
        true,
      );
      expect(createSecrets([known[0]]).unsign('p', secrets.sign('p', 'text'))).toBe('text');
    }
    expect(createSecrets([THIRD, SECOND]).unsign('p', signed)).toBeNull();
    expect(() => createSecrets([THIRD, SECOND]).decrypt('p', encrypted)).toThrow('a secret that is not known');
  });

  test('before secrets had names is understood, also after the next change', () => {
    for (const known of [[UNNAMED.secret], [SECOND, UNNAMED.secret]] as [string, ...string[]][]) {
      const secrets = createSecrets(known);
      expect(secrets.unsign('visitor', UNNAMED.visitor)).toBe('0b54a1c8-7d9c-4ad1-9d3b-5f5c2f6f0a11');
      expect(secrets.decrypt('totp', UNNAMED.totp)).toBe('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
      expect(secrets.isPresent(UNNAMED.visitor)).toBe(false);
    }
    expect(createSecrets([SECOND]).unsign('visitor', UNNAMED.visitor)).toBeNull();
  });

  test('is refused when anything of it was changed', () => {
    const secrets = createSecrets([SECOND, FIRST]);
    const [signed, encrypted] = [secrets.sign('p', 'visitor-1'), secrets.encrypt('p', 'visitor-1')];
    const changed = (text: string): string[] => [
      ...[...text].map((letter, at) => text.slice(0, at) + (letter === 'A' ? 'B' : 'A') + text.slice(at + 1)),
      ...[...text].map((_, at) => text.slice(0, at)),
      ...[`${text}.`, `.${text}`, `${text}.${text}`, text.split('.').reverse().join('.')],
    ];
    // The last character of base 64 may hold unused bits.
    for (const text of changed(signed)) expect([null, 'visitor-1']).toContain(secrets.unsign('p', text));
    expect(changed(signed.slice(0, -1)).filter((text) => secrets.unsign('p', text) !== null)).toEqual([]);
    expect(changed(encrypted.slice(0, -1)).filter((text) => isRead(() => secrets.decrypt('p', text)))).toEqual([]);
  });
});

describe('keys', () => {
  test('are the same each time, others for each purpose and secret, and none is one that signs', () => {
    const keys = PURPOSES.flatMap((purpose) => createSecrets([SECOND, FIRST]).keysFor(purpose));
    const texts = keys.map((key) => key.toString('hex'));
    expect(new Set(texts).size).toBe(PURPOSES.length * 2);
    expect(createSecrets([FIRST]).keysFor('visitor')[0]).toEqual(createSecrets([SECOND, FIRST]).keysFor('visitor')[1]);
  });
});

const isRead = (read: () => string): boolean => {
  try {
    read();
    return true;
  } catch {
    return false;
  }
};
