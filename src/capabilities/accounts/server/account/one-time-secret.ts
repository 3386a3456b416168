import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** 256 random bits in base64url. @source docs/reference/permissions.md, "Links of mails" */
export const randomSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** The stored hash of a secret. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
