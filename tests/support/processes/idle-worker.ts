/** Tasks for tests of worker pools: functions that answer, fail, hang, crash and report about themselves. */
import { setTimeout } from 'node:timers/promises';

export const double = (number: number): number => 2 * number;

export const fail = (message: string): never => {
  throw new Error(message);
};

export const hang = (): never => {
  for (;;);
};

/** Fails outside of any handler, and never answers. */
export const crash = (): Promise<never> =>
  new Promise(() => {
    setImmediate(() => {
      throw new Error('crashed');
    });
  });

export const wait = (milliseconds: number): Promise<void> => setTimeout(milliseconds);

export const environment = (): string[] => Object.keys(process.env).filter((name) => !name.startsWith('TINYPOOL'));
