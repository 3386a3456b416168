import type { InjectOptions } from 'fastify';
import type { ApiAnswer } from '#kit/graphql/transport.ts';
import { TEST_PASSWORD } from '#tests/factories/account.ts';
import type { GraphqlAnswer, TestApp } from './test-app.ts';

/** An answer to a request, its body as text and as it was sent. */
interface SessionAnswer {
  statusCode: number;
  body: string;
  bytes: Buffer;
  headers: Record<string, unknown>;
}

/** A browser as far as requests go: it keeps the cookies it is given and sends them along. */
export interface TestBrowser {
  run(query: string, variables?: object): Promise<GraphqlAnswer>;
  request(options: InjectOptions): Promise<SessionAnswer>;
  /** The value of a cookie, or undefined. */
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string): void;
}

const LOGIN = `mutation ($token: String!, $extId: String) {
  login(token: $token, provider: 0, extId: $extId) { email newUser secondFactor exp }
}`;

/** An unused browser. */
export function aBrowser(app: Pick<TestApp, 'server'>, address = '127.0.0.1'): TestBrowser {
  const cookies = new Map<string, string>();
  const request = async (options: InjectOptions) => {
    const response = await app.server.inject({
      remoteAddress: address,
      ...options,
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...options.headers },
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isGone = value === '' || maxAge === 0 || (expires !== undefined && expires.getTime() === 0);
      if (isGone) cookies.delete(name);
      else cookies.set(name, value);
    }
    return {
      statusCode: response.statusCode,
      body: response.body,
      bytes: response.rawPayload,
      headers: response.headers as Record<string, unknown>,
    };
  };
  return {
    request,
    run: async (query, variables = {}) => {
      const { statusCode, body, headers } = await request({
        method: 'POST',
        url: '/graphql',
        payload: { query, variables },
      });
      return { status: statusCode, headers, ...(JSON.parse(body) as ApiAnswer) };
    },
    cookie: (name) => cookies.get(name),
    setCookie: (name, value) => void cookies.set(name, value),
  };
}

/** Sends the password, and returns any answer. */
export const logIn = (browser: TestBrowser, email: string, password = TEST_PASSWORD): Promise<GraphqlAnswer> =>
  browser.run(LOGIN, { token: password, extId: email });

/** A browser in which a member signed in by password. @throws Error when that failed */
export async function signedInBrowser(app: TestApp, email: string, password = TEST_PASSWORD): Promise<TestBrowser> {
  const browser = aBrowser(app);
  const { errors } = await logIn(browser, email, password);
  if (errors) throw new Error(`${email} could not sign in: ${errors[0]?.message}`);
  return browser;
}

/** The first error of an answer as its number and name; null without one. */
export const refusalOf = ({ errors }: ApiAnswer): string | null => {
  const { code, messageId } = errors?.[0]?.extensions ?? {};
  return errors?.[0] ? `${code} ${messageId}` : null;
};
