import { useEffect, useState } from 'react';
import { type PushDevicesFragment, PushSubscriptionsDocument } from '#generated/operations.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureWords } from '#kit/forms/form-texts.ts';
import { execute } from '#kit/graphql/execute.ts';
import { type PushState, pushState, removeDevice, switchOn } from './push-here.ts';

/** A device of the member. */
export type Device = PushDevicesFragment['devices'][number];

/** How push stands for a member, here and elsewhere, and what can be done about it. */
export interface Push {
  /** Null until it is known. */
  state: PushState | null;
  devices: readonly Device[];
  hasFailed: boolean;
  isBusy: boolean;
  turnOn(): void;
  remove(device: Device): void;
  again(): void;
}

/** Push of a member on this browser; asked when it is shown. */
export function usePush(accountId: number): Push {
  const [known, setKnown] = useState<{ state: PushState; told: PushDevicesFragment } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew
  useEffect(() => {
    let isLeft = false;
    setHasFailed(false);
    Promise.all([pushState(accountId), execute(PushSubscriptionsDocument, {})]).then(
      ([state, { pushSubscriptions }]) => isLeft || setKnown({ state, told: pushSubscriptions }),
      () => isLeft || setHasFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [accountId, asked]);
  const state = known?.state ?? null;
  // Whoever is told to allow it comes back from the browser's settings.
  useEffect(() => {
    if (state !== 'denied') return;
    const look = (): void => {
      if (document.visibilityState === 'visible' && Notification.permission !== 'denied')
        setAsked((times) => times + 1);
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [state]);
  const change = async (work: () => Promise<PushDevicesFragment | null>, done: string): Promise<void> => {
    setIsBusy(true);
    try {
      const told = await work();
      const next = await pushState(accountId);
      setKnown((before) => before && { state: next, told: told ?? before.told });
      if (told) toasts.show('success', 'push', { text: done });
    } catch (error) {
      toasts.show('error', 'push', isFromBrowser(error) ? { text: 'push.failed' } : failureWords(error));
    } finally {
      setIsBusy(false);
    }
  };
  return {
    ...{ state, devices: known?.told.devices ?? [], hasFailed, isBusy },
    turnOn: () => {
      if (known && !isBusy) void change(() => switchOn(accountId, known.told.publicKey), 'push.turnedOn');
    },
    remove: (device) => {
      if (!isBusy) void change(() => removeDevice(device), 'push.removed');
    },
    again: () => setAsked((times) => times + 1),
  };
}

/** Whether the browser or its own service failed, not ours. */
const isFromBrowser = (error: unknown): boolean => error instanceof DOMException;
