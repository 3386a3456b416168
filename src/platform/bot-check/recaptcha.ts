import { createHash } from 'node:crypto';
import { z } from '#kernel/schema.ts';
import { postForm } from '#platform/http/outbound/outbound-call.ts';
import type { BotCheckProvider } from './bot-check-provider.ts';
import { isHumanPurpose } from './human-purpose.ts';

/** The account at Google, and the address of its API. */
export interface RecaptchaParts {
  siteKey: string;
  secretKey: string;
  now(): Date;
  verifyUrl?: string;
}

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
/** Lowest score that Google gives to a person: 0 … 1. @source https://developers.google.com/recaptcha/docs/v3 */
const LEAST_SCORE = 0.5;
/** Google's tokens are valid for two minutes; their use is remembered for longer. */
const REMEMBERED_MS = 600_000;

const Verdict = z.object({ success: z.boolean(), score: z.number().optional(), action: z.string().optional() });

/** Google's reCAPTCHA v3, whose "action" is our purpose. */
export function recaptcha({ siteKey, secretKey, now, verifyUrl = VERIFY_URL }: RecaptchaParts): BotCheckProvider {
  return {
    challenge: async () => ({ provider: 'recaptcha', siteKey }),
    proofOf: async (token) => {
      const {
        success,
        score = 0,
        action,
      } = Verdict.safeParse(await postForm(verifyUrl, { secret: secretKey, response: token })).data ?? {};
      if (!success || score < LEAST_SCORE || !isHumanPurpose(action)) return null;
      const id = createHash('sha256').update(token).digest('base64url');
      return { id, purpose: action, expiresAt: new Date(now().getTime() + REMEMBERED_MS) };
    },
  };
}
