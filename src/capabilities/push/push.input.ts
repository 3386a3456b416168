import { z } from '#kernel/schema.ts';
import { LONGEST_ENDPOINT } from './push.ts';

const wrong = { message: 'error.validation.value' };

/** Bytes encoded as base64url. */
const bytes = (letters: number) => z.string(wrong).regex(new RegExp(`^[\\w-]{${letters}}={0,2}$`), wrong);

/** Push address of a browser, and its encryption keys. @source RFC 8291, "3.1" and "3.2" */
export const subscriptionInput = z.object({
  endpoint: z.string(wrong).max(LONGEST_ENDPOINT, wrong),
  // A point of P-256 without compression, 65 bytes; a secret of 16.
  p256dh: bytes(87),
  auth: bytes(22),
  isRenewal: z.boolean().nullish(),
});

/** A device of a member. */
export const deviceInput = z.object({ id: z.int(wrong).positive(wrong).max(2_147_483_647, wrong) });
