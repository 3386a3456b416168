import type { ProvidedPerson, TestOpenIdProvider, WayBack } from '#tests/support/neighbours/openid-provider.ts';
import { aBrowser, type TestBrowser } from '#tests/support/product/browser-session.ts';
import type { GraphqlAnswer, TestApp } from '#tests/support/product/test-app.ts';

const LOGIN = `mutation ($token: String!, $provider: Int!, $firstName: String, $lastName: String) {
  login(token: $token, provider: $provider, firstName: $firstName, lastName: $lastName) { email newUser secondFactor }
}`;

/** Message of the provider's window to its opener. */
export interface WindowMessage {
  type: string;
  provider?: number;
  token?: string;
  firstName?: string;
  lastName?: string;
  error?: string;
}

/** Opens the provider's window. Returns the address at the provider. */
export async function beginAt(browser: TestBrowser, provider: number): Promise<string> {
  const { headers } = await browser.request({ method: 'GET', url: `/auth/start/${provider}` });
  return String(headers.location);
}

/** Comes back from the provider. Returns the message of the window. */
export async function comeBack(browser: TestBrowser, { address, form }: WayBack): Promise<WindowMessage> {
  let url = address.pathname + address.search;
  if (form) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' };
    // A form of another site brings no cookie along.
    const request = { method: 'POST', url, payload: form.toString(), headers: { ...headers, cookie: '' } } as const;
    url = String((await browser.request(request)).headers.location);
  }
  const { body } = await browser.request({ method: 'GET', url });
  const message = /postMessage\((\{.*?\}), "http:\/\/localhost:3000"\)/.exec(body)?.[1];
  if (!message) throw new Error(`The window says: ${body}`);
  return JSON.parse(message) as WindowMessage;
}

/** Hands the window's message to the API. */
export const logInBy = (
  browser: TestBrowser,
  { provider, token, firstName, lastName }: WindowMessage,
): Promise<GraphqlAnswer> => browser.run(LOGIN, { provider, token, firstName, lastName });

/** A person signs in at a provider, from the click to the answer. */
export async function signInAt(
  { app, openId, browser = aBrowser(app) }: { app: TestApp; openId: TestOpenIdProvider; browser?: TestBrowser },
  provider: number,
  person: ProvidedPerson,
): Promise<GraphqlAnswer & { browser: TestBrowser }> {
  const back = await openId.visit(await beginAt(browser, provider), person);
  return { ...(await logInBy(browser, await comeBack(browser, back))), browser };
}
