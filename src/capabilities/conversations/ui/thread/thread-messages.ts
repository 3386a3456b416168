import type { ThreadMessageFragment } from '#generated/operations.ts';
import { swissDay } from '#kernel/swiss-day.ts';

/** Messages of two answers together, each once as the later answer has it, the earliest first. */
export function merged(
  known: readonly ThreadMessageFragment[],
  fresh: readonly ThreadMessageFragment[],
): ThreadMessageFragment[] {
  const byId = new Map([...known, ...fresh].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

/** A day of a thread, with its messages in runs of one sender. */
export interface ThreadDay {
  /** As in Switzerland, `2026-11-24`. */
  day: string;
  runs: readonly MessageRun[];
}

/** Messages of one sender after one another. */
export interface MessageRun {
  isMine: boolean;
  messages: readonly ThreadMessageFragment[];
}

/** A thread by days and senders. */
export function threadDays(messages: readonly ThreadMessageFragment[]): ThreadDay[] {
  const days: { day: string; runs: { isMine: boolean; messages: ThreadMessageFragment[] }[] }[] = [];
  for (const message of messages) {
    const day = swissDay(new Date(message.createdAt));
    if (days.at(-1)?.day !== day) days.push({ day, runs: [] });
    const runs = days.at(-1)?.runs ?? [];
    if (runs.at(-1)?.isMine !== message.isMine) runs.push({ isMine: message.isMine, messages: [] });
    runs.at(-1)?.messages.push(message);
  }
  return days;
}

/**
 * Whether messages lie between those that are known and the latest ones: somebody was away while more were written than an answer
 * holds.
 *
 * @param asked how many of the latest were asked for
 */
export function hasGap(
  known: readonly ThreadMessageFragment[],
  latest: readonly ThreadMessageFragment[],
  asked: number,
): boolean {
  const [earliest] = latest;
  const last = known.at(-1);
  return earliest !== undefined && last !== undefined && latest.length >= asked && earliest.id > last.id;
}
