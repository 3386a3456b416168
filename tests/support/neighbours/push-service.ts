import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { StrangerRules } from '#platform/http/outbound/public-address.ts';
import { selfSigned } from './self-signed.ts';

/** Requests that arrived. */
export interface PushRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A service that brings messages to browsers, on this machine. */
export interface PushService {
  requests: PushRequest[];
  /** How it answers; 201 unless a test says otherwise. */
  answer(response: ServerResponse): void;
  rules: StrangerRules;
  /** Address of something there. */
  at(path: string): string;
  close(): Promise<void>;
}

/** The name by which tests know the service. */
export const PUSH_HOST = 'push.example.ch';

/** Starts a service whose certificate and address only `rules` let pass. */
export async function aPushService(): Promise<PushService> {
  const { cert, key } = selfSigned(PUSH_HOST);
  const requests: PushRequest[] = [];
  const server = createServer({ cert, key }, async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    requests.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    service.answer(response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service: PushService = {
    requests,
    answer: (response) => void response.writeHead(201).end(),
    rules: {
      isAllowed: (address) => address === '127.0.0.1',
      ports: [port],
      resolve: async () => ['127.0.0.1'],
      ca: cert,
    },
    at: (path) => `https://${PUSH_HOST}:${port}/${path}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return service;
}

/** The subscription of a browser, and its decryption of messages. */
export interface PushBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The text of a message. @throws Error when it was not for this browser */
  read(body: Buffer): string;
}

const AUTH_BYTES = 16;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
/** After the salt and the size of records: how long the key of the sender is, and the key. */
const KEY_AT = SALT_BYTES + 5;

/** A browser that receives messages at an address. @source RFC 8291, "3.4" and RFC 8188, "2.1" */
export function aPushBrowser(endpoint: string): PushBrowser {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(AUTH_BYTES);
  const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
  return {
    endpoint,
    p256dh: own.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
    read: (body) => {
      const salt = body.subarray(0, SALT_BYTES);
      const keyEnd = KEY_AT + (body[KEY_AT - 1] ?? 0);
      const sender = body.subarray(KEY_AT, keyEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
      const secret = derived(own.computeSecret(sender), auth, info, 32);
      const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', KEY_BYTES);
      const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', NONCE_BYTES);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAuthTag(body.subarray(-TAG_BYTES));
      const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -TAG_BYTES)), decipher.final()]);
      // The last record ends with a 2, then nothing but zeros.
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}
