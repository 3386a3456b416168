import { createHash } from 'node:crypto';

/** Longest that a device is told, characters; what is longer is cut. @source docs/reference/limits.md, "Push" */
export const PUSH_LIMITS = { title: 120, body: 400, href: 500, key: 200 } as const;

/** What a member is told on their devices. */
export interface PushMessage {
  /** Of several with one key a device gets one, however often they are asked for. */
  key: string;
  title: string;
  body: string;
  /** Where a tap leads: a path of ours, like `/de/my-alerts`. */
  href: string;
  /** Of several that wait with one topic, a device shows the last; the key, where none is named. */
  topic?: string;
}

/** A message that is to go out, with what there is no room for left out. */
export type WrittenPush = Required<PushMessage>;

/** Letters of a topic. @source RFC 8030, "5.4. Replacing Push Messages" */
const TOPIC_LETTERS = 32;

/**
 * A message as it is kept and sent.
 *
 * @throws Error for an address that is none of ours, or a key that is too long: both are made by us
 */
export function written({ key, title, body, href, topic = key }: PushMessage): WrittenPush {
  if (key === '' || key.length > PUSH_LIMITS.key) throw new Error(`Not the key of a message: ${JSON.stringify(key)}`);
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(href) || href.length > PUSH_LIMITS.href)
    throw new Error(`Not an address of ours: ${JSON.stringify(href)}`);
  return {
    ...{ key, href },
    title: cut(oneLine(title), PUSH_LIMITS.title),
    body: cut(oneLine(body), PUSH_LIMITS.body),
    topic: createHash('sha256').update(topic).digest('base64url').slice(0, TOPIC_LETTERS),
  };
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').trim();

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  // Not between the halves of a letter.
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
