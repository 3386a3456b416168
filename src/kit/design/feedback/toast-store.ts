/** How long a toast stays. @source docs/reference/screens.md, "Toasts" */
export const TOAST_MS = 6000;

/** What a toast tells. Errors are announced at once, the rest when the reader pauses. */
export type ToastKind = 'success' | 'error' | 'info';

/** One message on the screen. */
export type Toast = { readonly id: number; readonly kind: ToastKind; readonly message: string };

/** The clock of the toasts; tests bring their own. */
export type ToastClock = {
  now: () => number;
  start: (work: () => void, afterMs: number) => unknown;
  stop: (timer: unknown) => void;
};

/** The toasts on the screen. Its functions need no component around them: a failed route can show one too. */
export type ToastStore = {
  show: (kind: ToastKind, message: string) => void;
  dismiss: (id: number) => void;
  /** Stops the time while somebody reads: pointer or focus is on the toasts. */
  pause: () => void;
  resume: () => void;
  toasts: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
};

type Running = { endsAt: number; remainingMs: number; timer: unknown };

/** A store of its own. The same message of the same kind is not shown twice, its time starts again. */
export function createToastStore(clock: ToastClock): ToastStore {
  const listeners = new Set<() => void>();
  const running = new Map<number, Running>();
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  let isPaused = false;

  const publish = (next: readonly Toast[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const stop = (id: number): void => clock.stop(running.get(id)?.timer);
  const start = (id: number, remainingMs: number): void => {
    stop(id);
    const timer = isPaused ? undefined : clock.start(() => dismiss(id), remainingMs);
    running.set(id, { endsAt: clock.now() + remainingMs, remainingMs, timer });
  };
  const dismiss = (id: number): void => {
    stop(id);
    running.delete(id);
    publish(toasts.filter((toast) => toast.id !== id));
    if (toasts.length === 0) isPaused = false;
  };

  return {
    show: (kind, message) => {
      const same = toasts.find((toast) => toast.kind === kind && toast.message === message);
      if (same !== undefined) return start(same.id, TOAST_MS);
      const id = nextId;
      nextId += 1;
      start(id, TOAST_MS);
      publish([...toasts, { id, kind, message }]);
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
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
