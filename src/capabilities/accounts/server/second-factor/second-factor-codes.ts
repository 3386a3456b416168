import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { BRAND } from '#kernel/brand.ts';
import { hashOfSecret } from '../account/one-time-secret.ts';

/** What keys are encrypted for in the database. */
export const KEY_PURPOSE = 'totp';

/** 160 bits, as authenticator apps expect. @source RFC 4226, §4 */
const KEY_BYTES = 20;
/** Codes of the step before and after are right, too: clocks differ. */
const WINDOW = 1;
const ONE_TIME_CODE = /^\d{6}$/;
const RECOVERY_CODES = 10;
/** 80 random bits: too many to guess, few enough to type. */
const RECOVERY_BYTES = 10;
const RECOVERY_GROUP = /.{4}(?=.)/g;
const NOT_IN_CODES = /[^A-Z0-9]/g;

const totpOf = (key: string, label = ''): TOTP =>
  new TOTP({ issuer: BRAND.name, label, secret: Secret.fromBase32(key) });

/** A new key for one-time codes, in base 32. */
export const newKey = (): string => new Secret({ size: KEY_BYTES }).base32;

/** The `otpauth://` address of a key, for a QR code. */
export const keyAddress = (key: string, email: string): string => totpOf(key, email).toString();

/** The code of a key at a moment. */
export const codeAt = (key: string, now: Date): string => totpOf(key).generate({ timestamp: now.getTime() });

/** The time step that a code belongs to; null for one that is not right now. */
export function stepOfCode(key: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '');
  if (!ONE_TIME_CODE.test(token)) return null;
  const timestamp = now.getTime();
  const totp = totpOf(key);
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** New codes for the day the phone is lost, as they are shown. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32.replace(RECOVERY_GROUP, '$&-'),
  );

/** What is kept of a recovery code, however it is typed. */
export const hashOfRecoveryCode = (code: string): Buffer => hashOfSecret(code.toUpperCase().replace(NOT_IN_CODES, ''));
