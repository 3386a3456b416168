import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { HumanPurpose } from '#generated/human-purposes.ts';
import { z } from '#kernel/schema.ts';
import type { Secrets } from '#platform/http/cookies/secrets.ts';
import type { BotCheckProvider } from './bot-check-provider.ts';
import { isHumanPurpose } from './human-purpose.ts';

/** Dependencies of the puzzle. */
export interface ProofOfWorkParts {
  secrets: Secrets;
  now(): Date;
  /** Number of keys that a browser has to try, at least and at most; tests set fewer. */
  tries?: { least: number; most: number };
}

/** Longest time between issue and solution of a puzzle, seconds. */
const PUZZLE_S = 1_200;
/** Rounds of a key. With the number of tries this takes less than half a second on one core of a desktop computer. */
const KEY_ROUNDS = 2_000;
const TRIES = { least: 500, most: 1_500 };

/** The solution that a browser submits: the unchanged puzzle and the key found. */
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
 * ALTCHA's puzzle: the browser tries keys until one has the required prefix. Making a puzzle costs the server a single key, checking one a
 * signature; nothing is stored before it is solved.
 */
export function proofOfWork({ secrets, now, tries = TRIES }: ProofOfWorkParts): BotCheckProvider {
  const solutionKeys = secrets.keysFor('solutions of puzzles');
  // One pair for each secret, the current one first: a puzzle may be solved after a change of secrets.
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
    // Any other input proves nothing.
    return null;
  }
}
