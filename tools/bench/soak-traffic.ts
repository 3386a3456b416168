import {
  FilterFacetsDocument,
  LocationSuggestionsDocument,
  LoginDocument,
  MapCellsDocument,
  OffersCountDocument,
} from '#generated/operations.ts';
import type { Services } from '#platform/context/services.ts';
import { benchSearches, resultsOperation } from './searches.ts';
import { aStranger } from './strangers.ts';

/** Composition of the traffic. */
export interface SoakTraffic {
  origin: string;
  /** Pages of the product. */
  paths: readonly string[];
  /** Signs as the server does, so that no puzzles have to be solved. */
  services: Services;
}

const PASSWORD = 'Türschloss-7!';
/**
 * So many networks visit, all of them within the first requests: counts by network are bounded, and are no
 * growth. A prime: each sends requests of every kind.
 */
const NETWORKS = 7_919;
const SWITZERLAND = { south: 45.8, west: 5.9, north: 47.9, east: 10.6 };
const BEGINNINGS = ['Lau', 'Zü', 'Gen', '80', 'Ber', 'Win', 'St.', 'Nyon', 'Bas', 'xyz'];
const searches = benchSearches(400);

type Make = (traffic: SoakTraffic, index: number) => Promise<Response>;

/** Of a hundred requests, how many are of which kind. */
const MIX: readonly [number, Make][] = [
  [25, (traffic, index) => ask(traffic, index, resultsOperation(searchOf(index)))],
  [8, (traffic, index) => ask(traffic, index, { query: String(OffersCountDocument), variables: filterOf(index) })],
  [5, (traffic, index) => ask(traffic, index, { query: String(FilterFacetsDocument), variables: filterOf(index) })],
  [10, (traffic, index) => ask(traffic, index, mapOf(index))],
  [10, (traffic, index) => ask(traffic, index, suggestionsOf(index))],
  [3, (traffic, index) => ask(traffic, index, { query: `query Q${index} { signInProviders }` })],
  [32, (traffic, index) => fetch(pageOf(traffic, index), { headers: headersOf(index), redirect: 'manual' })],
  [2, (traffic, index) => fetch(`${traffic.origin}/en/gone/${index}`, { headers: headersOf(index) })],
  [2, (traffic, index) => ask(traffic, index, signInOf(`nobody${index}@example.ch`))],
  [3, registerAndSignIn],
];

const KINDS = MIX.flatMap(([share, make]) => Array.from({ length: share }, () => make));
/** Coprime to a hundred: kinds follow one another mixed. */
const STRIDE = 37;

/**
 * Sends the request of a number; the same number is the same request, but for new accounts. Returns the number of the
 * first error of the API, else the HTTP status.
 */
export async function sendSoakRequest(traffic: SoakTraffic, index: number): Promise<number> {
  const make = KINDS[(index * STRIDE) % KINDS.length];
  const response = await make?.(traffic, index);
  const text = (await response?.text()) ?? '';
  const isApi = response?.headers.get('content-type')?.includes('json');
  const { errors } = (isApi ? JSON.parse(text) : {}) as { errors?: { extensions: { code: number } }[] };
  return errors?.[0]?.extensions.code ?? response?.status ?? 0;
}

const searchOf = (index: number): object => searches[index % searches.length] ?? {};
const filterOf = (index: number): object => ({ filter: searchOf(index) });
const pageOf = ({ origin, paths }: SoakTraffic, index: number): string => origin + paths[index % paths.length];
const mapOf = (index: number): object => ({
  query: String(MapCellsDocument),
  variables: { ...filterOf(index), view: { ...SWITZERLAND, zoom: 7 + (index % 8) } },
});
const suggestionsOf = (index: number): object => ({
  query: String(LocationSuggestionsDocument),
  variables: { text: BEGINNINGS[index % BEGINNINGS.length], limit: 8, locale: 'en' },
});
const signInOf = (email: string): object => ({
  query: String(LoginDocument),
  variables: { token: PASSWORD, provider: 0, extId: email },
});

/** Visitors of many networks, which a proxy names. */
function headersOf(index: number): Record<string, string> {
  const network = index % NETWORKS;
  return { 'x-forwarded-for': `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}` };
}

const ask = ({ origin }: SoakTraffic, index: number, body: object, headers = {}): Promise<Response> =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(index), ...headers },
    body: JSON.stringify(body),
  });

async function registerAndSignIn(traffic: SoakTraffic, index: number): Promise<Response> {
  const { origin, services } = traffic;
  const { id, cookie, proof } = aStranger(services);
  const email = `${id.slice(0, 23)}@example.ch`;
  const registered = await fetch(`${origin}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(index), cookie, ...proof('register') },
    body: JSON.stringify({ firstName: 'Anna', lastName: 'Muster', email, password: PASSWORD, uiLang: 0 }),
  });
  if (!registered.ok) return registered;
  await registered.arrayBuffer();
  return ask(traffic, index, signInOf(email));
}
