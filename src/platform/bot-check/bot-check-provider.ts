import type { HumanPurpose } from '#generated/human-purposes.ts';
import type { HumanChallenge } from '#kernel/human-check.ts';
import type { Proof } from './used-proof.queries.ts';

/** Proof that a challenge was solved, and its purpose. */
export interface HumanProof extends Proof {
  purpose: HumanPurpose;
}

/** Distinguishes people from programs: a local puzzle, or Google's reCAPTCHA. */
export interface BotCheckProvider {
  challenge(purpose: HumanPurpose): Promise<HumanChallenge>;
  /**
   * The proof that a browser's token carries; null for an invalid token.
   *
   * @throws AppError `error.upstream` when the provider cannot be reached
   */
  proofOf(token: string): Promise<HumanProof | null>;
}
