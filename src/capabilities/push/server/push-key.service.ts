import { createECDH } from 'node:crypto';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { Secrets } from '#platform/http/cookies/secrets.ts';
import type { StartParts } from '#platform/modules/capability-module.ts';
import { deleteKeys, findKeys, insertKeys, replacePrivateKey, type StoredKeys } from './push-key.queries.ts';

/** Purpose of the encryption of the private key. */
const PURPOSE = 'push key';

/** Key pair that identifies this installation to push services (VAPID), as base64url. @source RFC 8292 */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The key pair of this installation; created on first use. */
export async function pushKeys({ db, services, now }: Pick<Context, 'db' | 'services' | 'now'>): Promise<PushKeys> {
  const { publicKey, privateKey } = await storedKeys(db, services.secrets, now());
  return { publicKey, privateKey: services.secrets.decrypt(PURPOSE, privateKey) };
}

/** The public key of this installation; a browser accepts messages of its owner only. */
export const publicKey = async ({ db, services, now }: Pick<Context, 'db' | 'services' | 'now'>): Promise<string> =>
  (await storedKeys(db, services.secrets, now())).publicKey;

async function storedKeys(db: Db, secrets: Secrets, now: Date): Promise<StoredKeys> {
  const stored = await findKeys(db);
  if (stored) return stored;
  await insertKeys(db, newKeys(secrets), now);
  const made = await findKeys(db);
  if (!made) throw new Error('The push keys are missing after their creation.');
  return made;
}

function newKeys(secrets: Secrets): StoredKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const scalar = pair.getPrivateKey().toString('hex').padStart(64, '0');
  const privateKey = Buffer.from(scalar, 'hex').toString('base64url');
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secrets.encrypt(PURPOSE, privateKey) };
}

/**
 * Creates the keys at the first start, and re-encrypts them under the current secret where an earlier one did it. Keys whose secret
 * is lost are replaced; devices under the old ones are deleted, and return when their members do.
 */
export async function startPush({ db, services: { secrets }, log }: StartParts): Promise<void> {
  const now = new Date();
  const { privateKey } = await storedKeys(db, secrets, now);
  if (secrets.isPresent(privateKey)) return;
  const readable = decrypted(secrets, privateKey);
  if (readable !== null) {
    await replacePrivateKey(db, { from: privateKey, to: secrets.encrypt(PURPOSE, readable) });
    return;
  }
  await db.transaction().execute(async (tx) => {
    await deleteKeys(tx, privateKey);
    await insertKeys(tx, newKeys(secrets), now);
  });
  log.warn({}, 'push keys replaced: their secret is unknown; see SECRET_PREVIOUS');
}

function decrypted(secrets: Secrets, privateKey: string): string | null {
  try {
    return secrets.decrypt(PURPOSE, privateKey);
  } catch {
    // The failure is logged.
    return null;
  }
}
