import { useEffect, useState } from 'react';
import { listen, sendEvent } from '#kit/realtime/realtime.ts';

/** So often, milliseconds, the other one is told that somebody writes. */
const SAID_EVERY_MS = 4_000;
/** So long it is believed, milliseconds. */
const TRUSTED_MS = 6_000;

let saidMs = Number.NEGATIVE_INFINITY;

/** Lets the other one see that somebody writes, where there is a socket. @source docs/reference/realtime.md */
export function sayTyping(conversationId: number): void {
  const nowMs = performance.now();
  if (nowMs - saidMs < SAID_EVERY_MS) return;
  saidMs = nowMs;
  void sendEvent('typing', { conversationId });
}

const isAbout = (data: unknown, conversationId: number): boolean =>
  typeof data === 'object' && data !== null && 'conversationId' in data && data.conversationId === conversationId;

/** Whether the other one is writing. */
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
        // What was being written is here.
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
