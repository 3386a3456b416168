import type { ErrorValues } from '#kernel/app-error.ts';
import { createChanges } from '#kit/changes.ts';

/** How long a toast stays. @source docs/reference/screens.md, "Toasts" */
export const TOAST_MS = 6000;

/** The kind of a message. Errors are announced at once, the rest when the reader pauses. */
export type ToastKind = 'success' | 'error' | 'info';

/** The words of a toast: the id of a text, rendered in the language of the moment, and its values. */
export type ToastWords = { readonly text: string; readonly values?: ErrorValues };

/** An action on the message of a toast: undo, for example. */
export type ToastAction = { readonly text: string; readonly run: () => void };

/** One message on the screen. */
export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  /** The subject, as `sign-in`: only the latest toast of a subject is shown. */
  readonly matter: string;
  readonly words: ToastWords;
  readonly action?: ToastAction | undefined;
};

/** The clock of the toasts; tests bring their own. */
export type ToastClock = {
  now: () => number;
  start: (work: () => void, afterMs: number) => unknown;
  stop: (timer: unknown) => void;
};

/** The toasts on the screen. Its functions need no component around them: a failed route can show one too. */
export type ToastStore = {
  show: (kind: ToastKind, matter: string, words: ToastWords, action?: ToastAction) => void;
  dismiss: (id: number) => void;
  /** Stops the time while the toasts are read: pointer or focus is on them. */
  pause: () => void;
  resume: () => void;
  toasts: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
};

type Running = { endsAt: number; remainingMs: number; timer: unknown };

/** Creates a store. A toast replaces an earlier one about the same subject; an equal one only restarts its time. */
export function createToastStore(clock: ToastClock): ToastStore {
  const changes = createChanges();
  const running = new Map<number, Running>();
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  let isPaused = false;

  const publish = (next: readonly Toast[]): void => {
    toasts = next;
    changes.emit();
  };
  const stop = (id: number): void => clock.stop(running.get(id)?.timer);
  const start = (id: number, remainingMs: number): void => {
    stop(id);
    const timer = isPaused ? undefined : clock.start(() => dismiss(id), remainingMs);
    running.set(id, { endsAt: clock.now() + remainingMs, remainingMs, timer });
  };
  const forget = (id: number): void => {
    stop(id);
    running.delete(id);
  };
  const dismiss = (id: number): void => {
    forget(id);
    publish(toasts.filter((toast) => toast.id !== id));
    if (toasts.length === 0) isPaused = false;
  };

  return {
    show: (kind, matter, words, action) => {
      const former = toasts.find((toast) => toast.matter === matter);
      // A toast with an action is never equal to another: their actions differ.
      if (former && !action && former.kind === kind && isSame(former.words, words)) return start(former.id, TOAST_MS);
      if (former) forget(former.id);
      const id = nextId;
      nextId += 1;
      start(id, TOAST_MS);
      publish([...toasts.filter((toast) => toast !== former), { id, kind, matter, words, action }]);
    },
    dismiss,
    pause: () => {
      if (isPaused) return;
      isPaused = true;
      for (const [id, toast] of running) {
        stop(id);
        running.set(id, { ...toast, remainingMs: toast.endsAt - clock.now() });
      }
    },
    resume: () => {
      if (!isPaused) return;
      isPaused = false;
      for (const [id, toast] of running) start(id, toast.remainingMs);
    },
    toasts: () => toasts,
    subscribe: changes.subscribe,
  };
}

const isSame = (one: ToastWords, other: ToastWords): boolean =>
  one.text === other.text && JSON.stringify(one.values) === JSON.stringify(other.values);
