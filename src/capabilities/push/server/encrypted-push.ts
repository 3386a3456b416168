import type { OutboundRequest } from '#platform/http/outbound/outbound-call.ts';
import type { PushKeys } from './push-key.service.ts';
import type { DueMessage } from './push-message.queries.ts';

/** Who sends, and for how long it is worth to be brought, seconds. */
interface Sender extends PushKeys {
  /** Where the service may write to: `mailto:` and an address. */
  subject: string;
  ttlS: number;
}

/**
 * A message as the service of a browser takes it: encrypted for the browser alone, signed by this house. Of those that wait
 * with one topic the service keeps the last; the browser is woken for it.
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
