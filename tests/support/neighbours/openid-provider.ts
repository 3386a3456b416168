import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

/** Client ids at the provider, one for each of the numbers 1 to 4. */
const CLIENTS = ['google', 'facebook', 'linkedin', 'apple'] as const;
const CLIENT_SECRET = 'a client secret for tests';

/** A person with an account at the provider. */
export interface ProvidedPerson {
  subject: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

/** How a browser comes back from the provider: by an address, or by a form that it posts. */
export interface WayBack {
  address: URL;
  form: URLSearchParams | null;
}

/** An OpenID provider of this process, which represents all four. */
export interface TestOpenIdProvider {
  issuer: string;
  /** Settings that make the product trust it. */
  settings: Record<string, string>;
  /** Visits the provider as a person who signs in there, or, as null, who changes their mind. */
  visit(address: string, person: ProvidedPerson | null): Promise<WayBack>;
  /** From now on this person sits before the provider, for browsers that come by themselves. */
  seat(person: ProvidedPerson): void;
  /** An ID token of a provider's making, with the claims that a test wants otherwise. */
  token(provider: number, claims: JWTPayload, how?: 'signed' | 'unsigned' | 'by its public key'): Promise<string>;
  close(): Promise<void>;
}

/** Starts a provider on a free port of this machine; close it in `afterAll`. */
export async function testOpenIdProvider(redirectUri: string): Promise<TestOpenIdProvider> {
  const keys = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(keys.privateKey)), alg: 'RS256', use: 'sig', kid: 'test' };
  const people = new Map<string, ProvidedPerson>();
  let visitor: ProvidedPerson | null = null;
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configurationOf({ redirectUri, key, people }));
  const seat = (person: ProvidedPerson | null): void => {
    visitor = person;
    if (person) people.set(person.subject, person);
  };
  const answer = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const login = visitor ? { login: { accountId: visitor.subject } } : { error: 'access_denied' };
    provider.interactionFinished(request, response, login).catch((error: Error) => response.destroy(error));
  };
  return {
    issuer,
    settings: Object.fromEntries(CLIENTS.flatMap((client) => settingsOf(client, issuer))),
    seat,
    visit: async (address, person) => {
      seat(person);
      const back = await visit(address, issuer);
      // As Apple does: names come beside the token.
      const name = { firstName: person?.given_name, lastName: person?.family_name };
      if (person) back.form?.set('user', JSON.stringify({ name }));
      return back;
    },
    token: async (number, claims, how = 'signed') => {
      const now = Math.floor(Date.now() / 1_000);
      const audience = CLIENTS[number - 1] ?? '';
      const payload = { iss: issuer, aud: audience, iat: now, exp: now + 300, ...claims };
      if (how === 'unsigned') return new UnsecuredJWT(payload).encode();
      const publicKey = new TextEncoder().encode(await exportSPKI(keys.publicKey));
      return how === 'signed'
        ? new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(keys.privateKey)
        : new SignJWT(payload).setProtectedHeader({ alg: 'HS256', kid: 'test' }).sign(publicKey);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

const settingsOf = (client: string, issuer: string): [string, string][] => [
  [`${client.toUpperCase()}_CLIENT_ID`, client],
  [`${client.toUpperCase()}_CLIENT_SECRET`, CLIENT_SECRET],
  [`${client.toUpperCase()}_ISSUER`, issuer],
];

interface ProviderParts {
  redirectUri: string;
  key: object;
  people: ReadonlyMap<string, ProvidedPerson>;
}

function configurationOf({ redirectUri, key, people }: ProviderParts): Configuration {
  const names = ['given_name', 'family_name'];
  return {
    clients: CLIENTS.map((client_id) => ({
      client_id,
      client_secret: CLIENT_SECRET,
      token_endpoint_auth_method: 'client_secret_post',
      redirect_uris: [redirectUri],
    })),
    jwks: { keys: [key] } as NonNullable<Configuration['jwks']>,
    cookies: { keys: ['for tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: names, public_profile: names, name: [] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    // LinkedIn refuses what it does not know.
    pkce: { required: (_ctx, { clientId }) => clientId !== 'linkedin' },
    ttl: { Session: 60, Interaction: 60, Grant: 60, IdToken: 300, AccessToken: 60 },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => {
        const { subject, ...claims } = people.get(accountId) ?? { subject: accountId };
        return { sub: subject, ...claims };
      },
    }),
    // The provider asks for no permission.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile public_profile name');
      await grant.save();
      return grant;
    },
  };
}

/** Follows the provider's redirects with its cookies until it sends the browser away. */
async function visit(address: string, issuer: string): Promise<WayBack> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  while (next.origin === issuer) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) return formIn(await response.text());
    next = new URL(location, next);
  }
  return { address: next, form: null };
}

/** The form of a page that posts itself. */
function formIn(html: string): WayBack {
  const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1];
  if (!action) throw new Error(`The provider says: ${html}`);
  const fields = [...html.matchAll(/<input[^>]* name="([^"]+)"[^>]* value="([^"]*)"/g)];
  return {
    address: new URL(action),
    form: new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value])),
  };
}
