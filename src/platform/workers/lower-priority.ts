import { constants, getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/**
 * Lowers the priority of this thread on a busy machine; an idle one is used in full. On Linux a thread has a priority of its own; elsewhere
 * the call would change the whole process, so it does nothing there.
 *
 * @param steps of the scale of `nice`: 5 leave it a quarter of a core that others want as well, 10 a tenth
 */
export function lowerPriority(steps: number): void {
  if (isMainThread || process.platform === 'linux')
    setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + steps));
}
