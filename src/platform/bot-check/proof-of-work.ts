import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from '#kernel/schema.ts';
import type { Secrets } from '#platform/http/cookies/secrets.ts';
import type { BotCheckProvider } from './bot-check-provider.ts';
import { type HumanPurpose, isHumanPurpose } from './human-purpose.ts';

/** What the puzzle is made with. */
export interface ProofOfWorkParts {
  secrets: Secrets;
  now(): Date;
  /** How many keys a browser has to try, at least and at most; tests are in a hurry. */
  tries?: { least: number; most: number };
}

/** How long a puzzle may lie before it is solved, seconds. */
const PUZZLE_S = 1_200;
/** Rounds of a key; with the tries below half a second of one core of a desk computer. */
const KEY_ROUNDS = 2_000;
const TRIES = { least: 500, most: 1_500 };

/** What a browser hands in: the puzzle as it got it, and the key it found. */
const Solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ purpose: z.custom<HumanPurpose>(isHumanPurpose), expS: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * ALTCHA's puzzle: the browser tries keys until one begins as asked. Making one costs us a single key, checking one a
 * signature; nothing is kept until it is solved.
 */
export function proofOfWork({ secrets, now, tries = TRIES }: ProofOfWorkParts): BotCheckProvider {
  const solutionKeys = secrets.keysFor('solutions of puzzles');
  // As many as there are secrets, the present one first: a puzzle may lie while they change.
  const pairs = secrets.keysFor('puzzles').map((key, index) => ({
    hmacSignatureSecret: key.toString('base64url'),
    hmacKeySignatureSecret: (solutionKeys[index] ?? key).toString('base64url'),
  }));
  return {
    challenge: async (purpose) => ({
      provider: 'altcha',
      challenge: await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: KEY_ROUNDS,
        counter: randomInt(tries.most, tries.least),
        deriveKey,
        data: { purpose, expS: Math.floor(now().getTime() / 1000) + PUZZLE_S },
        ...pairs[0],
      }),
    }),
    proofOf: async (token) => {
      const { challenge, solution } = readSolved(token) ?? {};
      if (!challenge || !solution) return null;
      const answers = pairs.map((keys) => verifySolution({ challenge, solution, deriveKey, ...keys }));
      const verified = (await Promise.all(answers)).some((answer) => answer.verified);
      const { purpose, expS } = challenge.parameters.data;
      const isGood = verified && expS * 1000 > now().getTime();
      return isGood ? { id: challenge.signature, purpose, expiresAt: new Date(expS * 1000) } : null;
    },
  };
}

function readSolved(token: string): z.infer<typeof Solved> | null {
  try {
    return Solved.parse(JSON.parse(Buffer.from(token, 'base64').toString()));
  } catch {
    // Whatever else somebody sends proves nothing.
    return null;
  }
}
