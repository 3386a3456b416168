import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/**
 * Signs and encrypts data that leaves the server and has to return unchanged, or unread. Each output names its secret; outputs of earlier
 * secrets are still accepted.
 */
export interface Secrets {
  /** The payload with its signature, as one text that a cookie and an address can carry. */
  sign(purpose: string, payload: string): string;
  /** The payload of a text that was signed for this purpose, or null. */
  unsign(purpose: string, signed: string): string | null;
  /** Encrypts a short text for the database. */
  encrypt(purpose: string, text: string): string;
  /** @throws Error when the text was encrypted by an unknown secret or for another purpose */
  decrypt(purpose: string, encrypted: string): string;
  /** Keys for a purpose, the same each time: that of the current secret first, then those of earlier ones. */
  keysFor(purpose: string): readonly [Buffer, ...Buffer[]];
  /** Whether a signed or encrypted text was made with the current secret. */
  isPresent(made: string): boolean;
}

const KEY_BYTES = 32;
const KEY_ID_BYTES = 6;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** One secret with the keys derived from it. */
interface KeySource {
  id: string;
  /** The key of one use; each use has its own, from which no other can be derived. */
  keyOf(use: string): Buffer;
  /** The current signing key of a purpose. */
  signingKeyOf(purpose: string): KeyObject;
}

/** @param known secrets of this installation, the current one first: it makes all new outputs */
export function createSecrets(known: readonly [string, ...string[]]): Secrets {
  const sources = known.map(keySource) as [KeySource, ...KeySource[]];
  const [present] = sources;
  /** The possible sources of a text, and the text without the name of its source. */
  const madeBy = (made: string): { body: string; makers: readonly KeySource[] } => {
    const maker = sources.find(({ id }) => made.startsWith(`${id}.`));
    // Outputs from before secrets had names do not identify theirs.
    return maker ? { body: made.slice(maker.id.length + 1), makers: [maker] } : { body: made, makers: sources };
  };
  return {
    sign: (purpose, payload) => {
      const body = Buffer.from(payload).toString('base64url');
      return `${present.id}.${body}.${signatureOf(present, purpose, body).toString('base64url')}`;
    },
    unsign: (purpose, signed) => {
      const { body: given, makers } = madeBy(signed);
      const [body = '', signature = '', ...rest] = given.split('.');
      const isRight = makers.some((maker) =>
        isSame(Buffer.from(signature, 'base64url'), signatureOf(maker, purpose, body)),
      );
      return isRight && rest.length === 0 ? Buffer.from(body, 'base64url').toString() : null;
    },
    encrypt: (purpose, text) => `${present.id}.${encryptWith(present.keyOf(`encrypt ${purpose}`), text)}`,
    decrypt: (purpose, encrypted) => {
      const { body, makers } = madeBy(encrypted);
      for (const maker of makers) {
        const text = decryptWith(maker.keyOf(`encrypt ${purpose}`), body);
        if (text !== null) return text;
      }
      throw new Error('encrypted by a secret that is not known');
    },
    keysFor: (purpose) => [
      present.keyOf(`derive ${purpose}`),
      ...sources.slice(1).map((source) => source.keyOf(`derive ${purpose}`)),
    ],
    isPresent: (made) => made.startsWith(`${present.id}.`),
  };
}

function keySource(secret: string): KeySource {
  const keys = new Map<string, Buffer>();
  const signingKeys = new Map<string, KeyObject>();
  const derived = (use: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, 'lares', use, length));
  const keyOf = (use: string): Buffer => {
    const key = keys.get(use) ?? derived(use, KEY_BYTES);
    keys.set(use, key);
    return key;
  };
  return {
    id: derived('key id', KEY_ID_BYTES).toString('base64url'),
    keyOf,
    signingKeyOf: (purpose) => {
      const key = signingKeys.get(purpose) ?? createSecretKey(keyOf(`sign ${purpose}`));
      signingKeys.set(purpose, key);
      return key;
    },
  };
}

const signatureOf = (source: KeySource, purpose: string, body: string): Buffer =>
  createHmac('sha256', source.signingKeyOf(purpose)).update(body).digest();

const isSame = (given: Buffer, right: Buffer): boolean =>
  given.length === right.length && timingSafeEqual(given, right);

function encryptWith(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** The text; null for another key, or an invalid text. */
function decryptWith(key: Buffer, encrypted: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    // The tag differs: it was another key, and the output is useless.
    return null;
  }
}
