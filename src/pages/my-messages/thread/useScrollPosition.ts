import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ThreadMessageFragment } from '#generated/operations.ts';
import type { OlderMessages } from './useThreadMessages.ts';

interface ScrolledThread {
  messages: readonly ThreadMessageFragment[];
  /** Number of messages that are being sent. */
  outgoing: number;
  older: OlderMessages;
}

/** Distance from its end within which the view follows a thread, pixels. */
const NEAR_PX = 120;
/** Distance from the top within which older messages load, pixels. */
const AHEAD_PX = 200;

/** The scroll position of a thread. At its end the view follows new messages; elsewhere it does not move, also when older messages load above. */
export function useScrollPosition({ messages, outgoing, older }: ScrolledThread): {
  box: RefObject<HTMLElement | null>;
  top: RefObject<HTMLDivElement | null>;
} {
  const box = useRef<HTMLElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const before = useRef({ firstId: 0, height: 0, outgoing: 0, isAtEnd: true });
  const load = useRef(older.load);
  load.current = older.load;

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { firstId, height, isAtEnd } = before.current;
    const first = messages[0]?.id ?? 0;
    if (outgoing > before.current.outgoing || isAtEnd) element.scrollTop = element.scrollHeight;
    else if (first < firstId) element.scrollTop += element.scrollHeight - height;
    before.current = { ...before.current, firstId: first, height: element.scrollHeight, outgoing };
  }, [messages, outgoing]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onScroll = (): void => {
      before.current.isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
    };
    // Pictures load, a message shows why it failed, the field below grows: a view at the end stays there.
    const onSize = new ResizeObserver(() => {
      if (before.current.isAtEnd) element.scrollTop = element.scrollHeight;
    });
    onSize.observe(element);
    for (const part of element.children) onSize.observe(part);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      onSize.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, []);

  const mayLoad = older.hasMore && older.step === 'still';
  useEffect(() => {
    if (!mayLoad || !top.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load.current();
      },
      { root: box.current, rootMargin: `${AHEAD_PX}px 0px 0px` },
    );
    watch.observe(top.current);
    return () => watch.disconnect();
  }, [mayLoad]);
  return { box, top };
}
