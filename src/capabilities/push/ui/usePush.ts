import { useEffect, useState } from 'react';
import { type PushDevicesFragment, PushSubscriptionsDocument } from '#generated/operations.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureToast } from '#kit/forms/form-texts.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import type { PushMember } from './push-flag.ts';
import { type PushState, pushState, removeDevice, renewPush, switchOn } from './push-here.ts';

/** A device of the member. */
export type Device = PushDevicesFragment['devices'][number];

/** State of push for a member, here and on other devices, and the actions on it. */
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

/** Push of a member on this browser; its state loads when it is shown, after a pending renewal. */
export function usePush({ id, sessionId }: PushMember): Push {
  const [known, setKnown] = useState<MemberPush | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload
  useEffect(() => {
    let isLeft = false;
    setHasFailed(false);
    standing({ id, sessionId }).then(
      (found) => isLeft || setKnown(found),
      () => isLeft || setHasFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [id, sessionId, asked]);
  const state = known?.state ?? null;
  // A member returns from the browser's settings after allowing push.
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
      const answer = await work();
      const next = await pushState(id);
      setKnown((before) => before && { state: next, answer: answer ?? before.answer });
      if (answer) toasts.show('success', 'push', { text: done });
    } catch (error) {
      toasts.show('error', 'push', isFromBrowser(error) ? { text: 'push.failed' } : failureToast(error));
    } finally {
      setIsBusy(false);
    }
  };
  return {
    state,
    devices: known?.answer.devices ?? [],
    hasFailed,
    isBusy,
    turnOn: () => {
      if (known && !isBusy) void change(() => switchOn({ id, sessionId }, known.answer.publicKey), 'push.turnedOn');
    },
    remove: (device) => {
      if (!isBusy) void change(() => removeDevice(device), 'push.removed');
    },
    again: () => setAsked((times) => times + 1),
  };
}

/** State of push for a member on this browser, with the server's data. */
interface MemberPush {
  state: PushState;
  answer: PushDevicesFragment;
}

async function standing(member: PushMember): Promise<MemberPush> {
  await renewPush(member).catch(reportFailure);
  const [state, { pushSubscriptions }] = await Promise.all([
    pushState(member.id),
    execute(PushSubscriptionsDocument, {}),
  ]);
  return { state, answer: pushSubscriptions };
}

/** Whether the error is the browser's or its push service's, not ours. */
const isFromBrowser = (error: unknown): boolean => error instanceof DOMException;
