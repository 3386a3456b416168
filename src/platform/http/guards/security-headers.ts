import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '#platform/config/config.ts';
import { ANSWER_POLICY, isSecure } from './content-policy.ts';

/** How long a browser remembers to come by TLS only, seconds: two years. */
const TLS_ONLY_S = 63_072_000;

/** What no page of ours needs, no page may use, nor anything it frames. */
const PERMISSIONS = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media'],
  ...['geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
].map((feature) => `${feature}=()`);

/**
 * Gives every answer the headers that hold a browser to what the product needs. A route that answers with a page sets a
 * `content-security-policy` of its own; without one nothing may be loaded.
 */
export function setSecurityHeaders(server: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const permissions = [...PERMISSIONS, 'payment=(self)', 'fullscreen=(self)'].join(', ');
  const headers = { ...headersOfHelmet(config), 'permissions-policy': permissions };
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** They are the same for every answer: the library is asked once, by an answer that nobody gets. */
function headersOfHelmet(config: Pick<Config, 'publicUrl'>): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: ANSWER_POLICY },
    strictTransportSecurity: isSecure(config) && { maxAge: TLS_ONLY_S, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // A sign-in at a provider happens in a window of its own, which tells ours how it ended.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  setHeaders(request, answer, (error) => {
    if (error) throw error;
  });
  return answer.getHeaders();
}
