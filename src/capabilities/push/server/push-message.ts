import { createHash } from 'node:crypto';

/** Longest fields of a message, characters; longer ones are cut. @source docs/reference/limits.md, "Push" */
export const PUSH_LIMITS = { title: 120, body: 400, href: 500, key: 200 } as const;

/** A push message to a member. */
export interface PushMessage {
  /** Idempotency key: each device gets one message of a key. */
  key: string;
  title: string;
  body: string;
  /** Target of a tap: a path of this site, like `/de/my-alerts`. */
  href: string;
  /** Of several waiting messages of one topic, a device shows the last; by default the key. */
  topic?: string;
}

/** A message to be sent, with its fields cut to their limits. */
export type WrittenPush = Required<PushMessage>;

/** Length of a topic, characters. @source RFC 8030, "5.4. Replacing Push Messages" */
const TOPIC_LETTERS = 32;

/**
 * A message as it is stored and sent.
 *
 * @throws Error for an address outside this site, or a key that is too long: both are defects
 */
export function writtenPushMessage({ key, title, body, href, topic = key }: PushMessage): WrittenPush {
  if (key === '' || key.length > PUSH_LIMITS.key)
    throw new Error(`Invalid key of a push message: ${JSON.stringify(key)}`);
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(href) || href.length > PUSH_LIMITS.href)
    throw new Error(`Not an address of ours: ${JSON.stringify(href)}`);
  return {
    key,
    href,
    title: cut(oneLine(title), PUSH_LIMITS.title),
    body: cut(oneLine(body), PUSH_LIMITS.body),
    topic: createHash('sha256').update(topic).digest('base64url').slice(0, TOPIC_LETTERS),
  };
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').trim();

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  // Never between the halves of a surrogate pair.
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
