import { useEffect, useRef, useState } from 'react';
import { AppError } from '#kernel/app-error.ts';

/** The state of a text: as saved, being saved, or waiting for a connection. */
export type SaveState = { step: 'still' | 'saving' | 'saved' | 'waiting' } | { step: 'refused'; error: AppError };

/** Pause after the last key before the text is saved, milliseconds. */
const PAUSE_MS = 800;
/** Waits between retries without a connection, milliseconds; the last one is repeated. */
const WAITS_MS = [2_000, 5_000, 15_000, 30_000];
/** Least status at which the server, or the way to it, is at fault: a retry may work. */
const FIRST_OURS = 429;

/**
 * Saves a text a moment after each change, one at a time, the latest last. Without a connection it retries until one succeeds, and at
 * once when the connection returns.
 *
 * @param save an expected refusal that it throws is shown and not retried
 */
export function useAutosave(save: (text: string) => Promise<unknown>): {
  state: SaveState;
  change: (text: string) => void;
} {
  const [state, setState] = useState<SaveState>({ step: 'still' });
  const wanted = useRef<string | null>(null);
  const isBusy = useRef(false);
  const tries = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (ms: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void run(), ms);
  };
  const run = async (): Promise<void> => {
    clearTimeout(timer.current);
    const text = wanted.current;
    if (text === null || isBusy.current) return;
    isBusy.current = true;
    setState({ step: 'saving' });
    try {
      await save(text);
      tries.current = 0;
      if (wanted.current === text) wanted.current = null;
      setState({ step: 'saved' });
    } catch (error) {
      if (error instanceof AppError && error.code < FIRST_OURS) {
        if (wanted.current === text) wanted.current = null;
        setState({ step: 'refused', error });
      } else {
        setState({ step: 'waiting' });
        later(WAITS_MS[Math.min(tries.current, WAITS_MS.length - 1)] as number);
        tries.current += 1;
        return;
      }
    } finally {
      isBusy.current = false;
    }
    if (wanted.current !== null) later(0);
  };
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const now = (): void => void latest.current();
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
      // A reader who leaves the page ends the pause: the text is saved at once.
      void latest.current();
    };
  }, []);
  return {
    state,
    change: (text) => {
      wanted.current = text;
      later(PAUSE_MS);
    },
  };
}
