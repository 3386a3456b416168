import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { BRAND } from '#kernel/brand.ts';
import { hashOfSecret } from '../account/one-time-secret.ts';

/** Purpose of the encryption of keys. */
export const KEY_PURPOSE = 'totp';

/** Size of a key: 160 bits, as authenticator apps expect. @source RFC 4226, §4 */
const KEY_BYTES = 20;
/** Steps before and after the present one whose codes are accepted, because clocks differ. */
const WINDOW = 1;
const ONE_TIME_CODE = /^\d{6}$/;
const RECOVERY_CODES = 10;
/** Size of a recovery code: 80 random bits, too many to guess and few enough to type. */
const RECOVERY_BYTES = 10;
const RECOVERY_GROUP = /.{4}(?=.)/g;
const NOT_IN_CODES = /[^A-Z0-9]/g;

const totpOf = (key: string, label = ''): TOTP =>
  new TOTP({ issuer: BRAND.name, label, secret: Secret.fromBase32(key) });

/** A new key for one-time codes, in base 32. */
export const newKey = (): string => new Secret({ size: KEY_BYTES }).base32;

/** The `otpauth://` URL of a key, for a QR code. */
export const keyAddress = (key: string, email: string): string => totpOf(key, email).toString();

/** The code of a key at a time. */
export const codeAt = (key: string, now: Date): string => totpOf(key).generate({ timestamp: now.getTime() });

/** The time step of a code; null for a code that is not valid now. */
export function stepOfCode(key: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '');
  if (!ONE_TIME_CODE.test(token)) return null;
  const timestamp = now.getTime();
  const totp = totpOf(key);
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** New recovery codes, as shown to the member. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32.replace(RECOVERY_GROUP, '$&-'),
  );

/** The stored hash of a recovery code, ignoring case and separators. */
export const hashOfRecoveryCode = (code: string): Buffer => hashOfSecret(code.toUpperCase().replace(NOT_IN_CODES, ''));
