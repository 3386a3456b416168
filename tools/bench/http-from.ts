import { Agent, request as httpRequest } from 'node:http';

/** A client: an address of this machine, and the headers of every request. */
export interface Asker {
  origin: string;
  /** An address of this machine: the product counts by it. */
  address: string;
  headers?: Readonly<Record<string, string>>;
  /** Sends one request only: its connection is closed. */
  once?: boolean;
}

/** A request. */
export interface Asked {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

/** An answer; status 0 is none. */
export interface Answer {
  status: number;
  body: string;
  cookies: readonly string[];
}

/** A client without an answer by then leaves, milliseconds. */
const LONGEST_WAIT_MS = 20_000;
const NONE: Answer = { status: 0, body: '', cookies: [] };

const agents = new Map<string, Agent>();

/** Asks from an address of this machine, over connections that stay open. Never fails: no answer is an answer. */
export function ask({ origin, address, headers, once = false }: Asker, asked: Asked): Promise<Answer> {
  const options = {
    method: asked.method ?? 'GET',
    headers: { ...headers, ...asked.headers },
    ...(once ? { agent: false as const, localAddress: address } : { agent: agentOf(address) }),
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  };
  return new Promise((resolve) => {
    const outgoing = httpRequest(origin + asked.path, options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => void parts.push(part));
      answer.on('error', () => resolve(NONE));
      answer.on('end', () => {
        const cookies = (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? '');
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString(), cookies });
      });
    });
    outgoing.on('error', () => resolve(NONE));
    outgoing.end(asked.body);
  });
}

/** Asks the API. */
export const askApi = (asker: Asker, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  ask(asker, {
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

function agentOf(address: string): Agent {
  const agent = agents.get(address) ?? new Agent({ keepAlive: true, localAddress: address });
  agents.set(address, agent);
  return agent;
}
