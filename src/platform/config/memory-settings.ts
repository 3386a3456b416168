import { totalmem } from 'node:os';
import type { Attempt } from './settings-kind.ts';
import { wholeNumber } from './whole-number.ts';

const MB = 2 ** 20;
/** Least memory for a start of the product, MB. */
const LEAST_MEMORY_MB = 512;
const MOST_MEMORY_MB = 1_048_576;
/** A heap beyond this is a leak, whatever the machine has, MB. */
const MOST_OLD_SPACE_MB = 4_096;
/** From this much memory on, the young generation has room for all that a page allocates, MB. */
const ROOMY_MB = 2_048;

/** Memory of the process and its caches. */
export interface MemorySettings {
  /** Memory that this process may use, MB: by default all of the machine or container. */
  memoryMb: number;
  /** Memory for cached pages of visitors, MB; 0 caches none. */
  pageMemoryMb: number;
}

/** Reads `MEMORY_MB` and `PAGE_MEMORY_MB`. */
export function readMemorySettings(attempt: Attempt): MemorySettings {
  return {
    memoryMb: attempt('MEMORY_MB', machineMemoryMb(), (text) => wholeNumber(text, LEAST_MEMORY_MB, MOST_MEMORY_MB)),
    pageMemoryMb: attempt('PAGE_MEMORY_MB', 32, (text) => wholeNumber(text, 0, 4_096)),
  };
}

/** Memory flags of Node and environment variables of a process. They hold only from the start of a process. */
export interface RuntimeMemory {
  readonly flags: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Flags that fit a process to the memory it may have.
 *
 * The old space is collected when it has grown by 40 % since the last collection; V8 by default waits for up to four times as much. Half of
 * the memory is its limit, beyond which the process ends.
 *
 * Threads share two arenas of the C library instead of having one each.
 *
 * @param memoryMb memory that the process may use, MB
 * @source docs/performance.md, "Memory"
 */
export function runtimeMemory(memoryMb: number): RuntimeMemory {
  const oldSpaceMb = Math.min(MOST_OLD_SPACE_MB, Math.floor(memoryMb / 2));
  const semiSpaceMb = memoryMb >= ROOMY_MB ? 32 : 8;
  return {
    flags: [`--max-old-space-size=${oldSpaceMb}`, `--max-semi-space-size=${semiSpaceMb}`, '--heap-growing-percent=40'],
    environment: { MALLOC_ARENA_MAX: '2' },
  };
}

/**
 * Memory of the machine or of the container, whichever is less, MB.
 *
 * @param constrained limit of the container in bytes; 0, undefined or more than the machine's without one
 */
export function machineMemoryMb(
  total = totalmem(),
  constrained: number | undefined = process.constrainedMemory(),
): number {
  const bytes = constrained ? Math.min(total, constrained) : total;
  return Math.max(LEAST_MEMORY_MB, Math.floor(bytes / MB));
}
