import { useEffect, useState } from 'react';
import { listen, sendEvent } from '#kit/realtime/realtime.ts';

/** Interval of the signal that this member is typing, milliseconds. */
const SEND_EVERY_MS = 4_000;
/** Time for which such a signal counts, milliseconds. */
const TRUSTED_MS = 6_000;

let sentMs = Number.NEGATIVE_INFINITY;

/** Signals to the other party that this member is typing, if there is a socket. @source docs/reference/realtime.md */
export function sendTyping(conversationId: number): void {
  const nowMs = performance.now();
  if (nowMs - sentMs < SEND_EVERY_MS) return;
  sentMs = nowMs;
  void sendEvent('typing', { conversationId });
}

const isAbout = (data: unknown, conversationId: number): boolean =>
  typeof data === 'object' && data !== null && 'conversationId' in data && data.conversationId === conversationId;

/** Whether the other party is typing. */
export function useTyping(conversationId: number): boolean {
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (): void => {
      clearTimeout(timer);
      setIsTyping(false);
    };
    const stop = listen({
      onEvent: (event, data) => {
        // The message being typed has arrived.
        if (event === 'new message') end();
        if (event !== 'typing' || !isAbout(data, conversationId)) return;
        clearTimeout(timer);
        setIsTyping(true);
        timer = setTimeout(end, TRUSTED_MS);
      },
      onAsk: () => {},
      onAway: end,
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [conversationId]);
  return isTyping;
}
