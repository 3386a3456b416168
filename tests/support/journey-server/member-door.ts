import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { userLanguageOf } from '#capabilities/accounts/account.ts';
import type { Services } from '#platform/context/services.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import { aBrowser } from '#tests/support/product/browser-session.ts';
import { asHuman } from '#tests/support/product/human.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Scheme, host and port of the member door. */
    memberDoor: string;
  }
}

/** What a browser keeps of somebody who just made an account. */
export type Kept = Readonly<Record<'__Host-session' | '__Host-visitor', string>>;

/** Who asks to become a member, and with which browser. */
export interface Asking {
  person: Readonly<Record<'firstName' | 'lastName' | 'email' | 'password', string>>;
  userAgent: string;
}

/**
 * Where journeys whose matter is another become members without form and puzzle: the product is asked as the form asks it.
 *
 * @returns its origin, and what closes it
 */
export async function openMemberDoor(product: {
  server: FastifyInstance;
  database: DatabaseHandle;
  services: Services;
}): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    try {
      response.end(JSON.stringify(await becomeMember(product, (await json(request)) as Asking)));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

async function becomeMember(
  product: Parameters<typeof openMemberDoor>[0],
  { person, userAgent }: Asking,
): Promise<Kept> {
  const browser = aBrowser(product);
  const { statusCode, body } = await browser.request({
    ...{ method: 'POST', url: '/register', payload: { ...person, newsletter: false, uiLang: userLanguageOf('en') } },
    headers: { ...asHuman(product, browser, 'register', { now: () => new Date() }), 'user-agent': userAgent },
  });
  if (statusCode !== 200) throw new Error(body);
  const kept = (name: keyof Kept): string => browser.cookie(name) ?? '';
  return { '__Host-session': kept('__Host-session'), '__Host-visitor': kept('__Host-visitor') };
}
