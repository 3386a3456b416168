import type { HumanChallenge } from '#kernel/human-check.ts';
import type { HumanPurpose } from './human-purpose.ts';
import type { Proof } from './used-proof.queries.ts';

/** That somebody did what was asked for, and what for. */
export interface HumanProof extends Proof {
  purpose: HumanPurpose;
}

/** Tells people from programs: a puzzle of ours, or Google's reCAPTCHA. */
export interface BotCheckProvider {
  challenge(purpose: HumanPurpose): Promise<HumanChallenge>;
  /**
   * What the token of a browser proves; null when nothing.
   *
   * @throws AppError `error.upstream` when the provider cannot be asked
   */
  proofOf(token: string): Promise<HumanProof | null>;
}
