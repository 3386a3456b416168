import { Agent, type IncomingMessage, request as plainRequest } from 'node:http';
import { type RequestOptions, Agent as TlsAgent, request as tlsRequest } from 'node:https';
import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { AppError } from '#kernel/app-error.ts';
import { outages } from '../../log/outages.ts';
import { stringBytes } from '../../memory/heap-bytes.ts';
import { pinnedLookup, RefusedAddressError, type StrangerRules, strangersUrl } from './public-address.ts';

/** Limits of a call. */
export interface CallLimits {
  connectMs: number;
  /** Longest time from the beginning to the last byte, milliseconds. */
  answerMs: number;
  mostBytes: number;
}

/** Limits of calls to services outside. @source docs/reference/limits.md, "Time-outs" */
const LIMITS: CallLimits = { connectMs: 1_000, answerMs: 5_000, mostBytes: 64 * 1024 };

/**
 * Failures in a row after which a service is not called for a while, so that no caller waits for it.
 *
 * @source docs/reference/limits.md, "Services outside"
 */
const MOST_FAILURES = 5;
const REST_MS = 10_000;
/** Bytes of the state of hosts: those of the settings, and the latest of those that users named. */
const HOSTS_BYTES = 2 * 1_048_576;
/** A breaker with its listeners. */
const BREAKER_BYTES = 4_000;
const breakers = new LRUCache<string, CircuitBreakerPolicy>({
  maxSize: HOSTS_BYTES,
  sizeCalculation: (_breaker, host) => BREAKER_BYTES + stringBytes(host),
});

/** A request to a service outside, in the shape of libraries' own types. */
export interface OutboundRequest {
  method?: string;
  headers?: Headers | Record<string, string>;
  body?: unknown;
}

/**
 * Posts a form to a service outside and reads its JSON.
 *
 * @throws AppError `error.upstream` when it cannot be reached in a second, has not answered in five, or answers otherwise
 */
export async function postForm(url: string, fields: Readonly<Record<string, string>>): Promise<unknown> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await outboundCall(url, { method: 'POST', headers, body: new URLSearchParams(fields) });
  try {
    if (response.status !== 200) throw new Error(`Answer ${response.status}`);
    return await response.json();
  } catch (error) {
    throw upstream(error);
  }
}

/**
 * `fetch` with our time limits; redirects are not followed.
 *
 * @param limits instead of the usual ones
 * @throws AppError `error.upstream` when the service cannot be reached in a second, has not answered in five, fails, or failed so often
 * that it is not called for ten seconds
 */
export async function outboundCall(
  url: string,
  request: OutboundRequest,
  limits: Partial<CallLimits> = {},
): Promise<Response> {
  try {
    const { host } = new URL(url);
    const response = await reported(
      host,
      breakerOf(host).execute(() => answered(url, request, {}, { ...LIMITS, ...limits })),
    );
    if (isFailure(response)) throw new Error(`Answer ${response.status}`);
    return response;
  } catch (error) {
    throw upstream(error);
  }
}

/**
 * `outboundCall` for an address that a user supplied: over TLS, and only to addresses that the rules allow. An answer of any status is
 * returned.
 *
 * @throws RefusedAddressError for an address that is never called, even if its name resolves to another a moment later
 * @throws AppError `error.upstream` when it cannot be reached or answers too late, or fails so often that calls are paused
 */
export async function callStranger(url: string, request: OutboundRequest, rules: StrangerRules): Promise<Response> {
  const { host, href } = strangersUrl(url, rules);
  try {
    const reach = { lookup: pinnedLookup(rules), ...(rules.ca !== undefined && { ca: rules.ca }) };
    return await reported(
      host,
      breakerOf(host).execute(() => answered(href, request, reach)),
    );
  } catch (error) {
    throw error instanceof RefusedAddressError ? error : upstream(error);
  }
}

/** Calls to one host with limits of their own, over connections that stay open; the caller handles the failures of its host itself. */
export class HostCalls {
  readonly #agent: Agent;
  readonly #limits: CallLimits;

  /** @param address any address of the host */
  constructor(address: string, mostConnections: number, limits: CallLimits) {
    const options = { keepAlive: true, maxSockets: mostConnections };
    this.#agent = new URL(address).protocol === 'https:' ? new TlsAgent(options) : new Agent(options);
    this.#limits = limits;
  }

  /** An answer of any status. @throws Error when the host cannot be reached, answers too late or too much, or breaks off */
  call(url: string, request: OutboundRequest): Promise<Response> {
    return answered(url, request, { agent: this.#agent }, this.#limits);
  }

  /** Ends all connections, and with them calls under way. */
  close(): void {
    this.#agent.destroy();
  }
}

/** Logs whether a service answered. */
async function reported(host: string, asked: Promise<Response>): Promise<Response> {
  const service = { kind: 'other', name: host, whileAway: 'Work that needs it fails or is tried again.' } as const;
  try {
    const response = await asked;
    if (!isFailure(response)) outages.answered(service);
    return response;
  } catch (error) {
    if (!(error instanceof RefusedAddressError)) outages.failed(service, error);
    throw error;
  }
}

const isFailure = (response: unknown): boolean => response instanceof Response && response.status >= 500;

function breakerOf(host: string): CircuitBreakerPolicy {
  const known = breakers.get(host);
  if (known) return known;
  const breaker = circuitBreaker(handleAll.orWhenResult(isFailure), {
    halfOpenAfter: REST_MS,
    breaker: new ConsecutiveBreaker(MOST_FAILURES),
  });
  breakers.set(host, breaker);
  return breaker;
}

const upstream = (cause: unknown): AppError => new AppError('error.upstream', { code: 502, cause });

function answered(
  url: string,
  { method = 'GET', headers, body }: OutboundRequest,
  reach: Pick<RequestOptions, 'lookup' | 'ca' | 'agent'> = {},
  { connectMs, answerMs, mostBytes } = LIMITS,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const isSecure = url.startsWith('https:');
    const send = isSecure ? tlsRequest : plainRequest;
    const bytes = Buffer.from(body instanceof Uint8Array ? body : String(body ?? ''));
    const sent = { ...Object.fromEntries(new Headers(headers)), 'content-length': String(bytes.length) };
    const outgoing = send(url, { method, headers: sent, agent: false, ...reach });
    const connecting = setTimeout(() => outgoing.destroy(new Error('No connection in time')), connectMs);
    // No AbortSignal: that would hold the request until its time is over, however soon it ends.
    const answering = setTimeout(() => outgoing.destroy(new Error('No answer in time')), answerMs);
    outgoing.on('socket', (socket) => {
      if (outgoing.reusedSocket) clearTimeout(connecting);
      else socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(connecting));
    });
    outgoing.on('error', reject);
    outgoing.on('close', () => {
      clearTimeout(connecting);
      clearTimeout(answering);
    });
    outgoing.on('response', (response) => {
      whole(response, mostBytes)
        .then((all) => asResponse(response, all))
        .then(resolve, reject);
    });
    outgoing.end(bytes);
  });
}

/** The whole body of an answer. @throws Error when it is too long, or breaks off */
async function whole(response: IncomingMessage, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > mostBytes) throw new Error('Answer too long');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** Statuses whose answers have no body. */
const EMPTY_STATUSES: readonly number[] = [204, 205, 304];

function asResponse({ statusCode = 502, headers }: IncomingMessage, bytes: Uint8Array<ArrayBuffer>): Response {
  const received = new Headers();
  for (const [name, value] of Object.entries(headers)) received.set(name, String(value));
  return new Response(EMPTY_STATUSES.includes(statusCode) ? null : bytes, { status: statusCode, headers: received });
}
