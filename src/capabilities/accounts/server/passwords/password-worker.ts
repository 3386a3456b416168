import { hashSync, verifySync } from '@node-rs/argon2';
import { lowerPriority } from '#platform/workers/lower-priority.ts';

/** Cost of Argon2id: 19 MiB and two passes, some 10 ms on one core. @source OWASP Password Storage Cheat Sheet */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// A low priority protects the latency of searches during a flood of sign-ins.
lowerPriority(10);

/** The hash of a password, with its own salt. */
export const hash = (password: string): string => hashSync(password, COST);

/** Whether a password matches a hash. @throws Error for a text that is no hash */
export const verify = (task: { hash: string; password: string }): boolean => verifySync(task.hash, task.password);
