import type { OutboundRequest } from '#platform/http/outbound/outbound-call.ts';
import type { PushKeys } from './push-key.service.ts';
import type { DueMessage } from './push-message.queries.ts';

/** Sender of a message, and its lifetime in seconds. */
interface Sender extends PushKeys {
  /** Contact for the operator of the service: `mailto:` and an address. */
  subject: string;
  ttlS: number;
}

/**
 * Request to a browser's push service: encrypted for the browser alone, signed with the key of this installation. The service stores
 * only the last waiting message of a topic, and wakes the browser for it.
 *
 * @source RFC 8030, RFC 8291, RFC 8292
 */
export async function encryptedPush(due: DueMessage, sender: Sender): Promise<OutboundRequest> {
  // Loaded by the first message: most processes of tools and tests send none.
  const { default: webPush } = await import('web-push');
  const { endpoint, p256dh, auth, title, body, href, topic } = due;
  const payload = JSON.stringify({ title, body, href, tag: topic });
  const { publicKey, privateKey, subject, ttlS } = sender;
  const {
    method,
    headers,
    body: sent,
  } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: ttlS,
    urgency: 'high',
    topic,
    contentEncoding: 'aes128gcm',
  });
  return {
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: sent,
  };
}
