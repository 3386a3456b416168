import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** What the thread can be asked: a new hash of a password, or whether one belongs to it. */
export type PasswordRequest = { password: string } | { password: string; isOf: string };

/** Its answers come in the order of the questions: a hash, a yes or no, or why there is none. */
export type PasswordReply = { answer: string | boolean } | { failure: string };

/** Argon2id with 19 MiB and two passes: some 10 ms on one core. @source OWASP Password Storage Cheat Sheet */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** How far it gives way to the other threads: a tenth of a core that they want as well, all of an idle one. */
const NICENESS = 10;

// On Linux a thread has a priority of its own; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICENESS));

parentPort?.on('message', (request: PasswordRequest) => parentPort?.postMessage(reply(request)));

function reply(request: PasswordRequest): PasswordReply {
  try {
    return {
      answer: 'isOf' in request ? verifySync(request.isOf, request.password) : hashSync(request.password, COST),
    };
  } catch (error) {
    return { failure: (error as Error).message };
  }
}
