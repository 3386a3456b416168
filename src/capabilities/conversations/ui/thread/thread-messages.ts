import type { ThreadMessageFragment } from '#generated/operations.ts';
import { swissDay } from '#kernel/swiss-day.ts';

/** Merges the messages of two answers: each once, in its later version, oldest first. */
export function mergedMessages(
  known: readonly ThreadMessageFragment[],
  fresh: readonly ThreadMessageFragment[],
): ThreadMessageFragment[] {
  const byId = new Map([...known, ...fresh].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

/** A day of a thread, with its messages grouped by consecutive sender. */
export interface ThreadDay {
  /** Day in Switzerland, `2026-11-24`. */
  day: string;
  runs: readonly MessageGroup[];
}

/** Consecutive messages of one sender. */
export interface MessageGroup {
  isMine: boolean;
  messages: readonly ThreadMessageFragment[];
}

/** A thread grouped by days and senders. */
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
 * Whether messages are missing between the loaded ones and the latest ones. This happens when more messages were written meanwhile than
 * one answer contains.
 *
 * @param asked number of the latest messages that were requested
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
