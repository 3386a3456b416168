import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** Signs and encrypts what leaves the server and has to come back unchanged, or unread. */
export interface Secrets {
  /** The payload with its signature, as one text of letters that a cookie and an address can carry. */
  sign(purpose: string, payload: string): string;
  /** The payload of a text that was signed for this purpose, or null. */
  unsign(purpose: string, signed: string): string | null;
  /** Encrypts a short text for the database. */
  encrypt(purpose: string, text: string): string;
  /** @throws Error when the text was encrypted by another secret or purpose */
  decrypt(purpose: string, encrypted: string): string;
}

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** All keys come from one secret, each purpose has its own: what was signed for one says nothing to another. */
export function createSecrets(secret: string): Secrets {
  const keys = new Map<string, Buffer>();
  const keyOf = (use: string): Buffer => {
    const known = keys.get(use);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', secret, 'lares', use, KEY_BYTES));
    keys.set(use, key);
    return key;
  };
  const signatureOf = (purpose: string, body: string): Buffer =>
    createHmac('sha256', keyOf(`sign ${purpose}`))
      .update(body)
      .digest();
  return {
    sign: (purpose, payload) => {
      const body = Buffer.from(payload).toString('base64url');
      return `${body}.${signatureOf(purpose, body).toString('base64url')}`;
    },
    unsign: (purpose, signed) => {
      const [body = '', signature = '', ...rest] = signed.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = signatureOf(purpose, body);
      const isRight = rest.length === 0 && given.length === right.length && timingSafeEqual(given, right);
      return isRight ? Buffer.from(body, 'base64url').toString() : null;
    },
    encrypt: (purpose, text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyOf(`encrypt ${purpose}`), nonce);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    decrypt: (purpose, encrypted) => {
      const bytes = Buffer.from(encrypted, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', keyOf(`encrypt ${purpose}`), nonce);
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
