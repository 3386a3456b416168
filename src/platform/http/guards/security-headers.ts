import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '#platform/config/config.ts';
import { ANSWER_POLICY, isSecure } from './content-policy.ts';

/** Time for which a browser remembers to connect by TLS only, seconds: two years. */
const TLS_ONLY_S = 63_072_000;

/** Features that no page of ours needs: denied to all pages and their frames. */
const PERMISSIONS = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media'],
  ...['geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
].map((feature) => `${feature}=()`);

/**
 * Sets the headers that restrict browsers to what the product needs, on every answer. A route that answers with a page sets a
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

/** They are the same for every answer: the library is called once, with an answer that is never sent. */
function headersOfHelmet(config: Pick<Config, 'publicUrl'>): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: ANSWER_POLICY },
    strictTransportSecurity: isSecure(config) && { maxAge: TLS_ONLY_S, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // Sign-in at a provider happens in a window of its own, which reports its result to ours.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  setHeaders(request, answer, (error) => {
    if (error) throw error;
  });
  return answer.getHeaders();
}
