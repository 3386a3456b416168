import type { Context } from '#platform/context/context.ts';
import type { Services } from '#platform/context/services.ts';
import { nameKey } from '../../name-key.ts';
import { LOCATION_SETTINGS } from '../location.settings.ts';
import { findCurrentDirectory, listAddresses, listStreets } from './address.queries.ts';
import type { Address } from './address-file.ts';
import { searchAddresses } from './address-search.ts';

/** An address, or with neither number nor point a whole street. */
export type AddressSuggestion = Omit<Address, 'lat' | 'lng'> & { lat: number | null; lng: number | null };

/** Input of the field for streets. */
export interface AddressQuery {
  postalCode: string;
  text: string;
  limit?: number | null | undefined;
}

const LONGEST_TEXT = 100;
const SHORTEST_KEY = 2;
const USUAL_LIMIT = 8;
const MAX_LIMIT = 20;

/**
 * Addresses of a postal code for a street, or the beginning of one, and a house number: streets while the text has no number, then their
 * addresses. Source: the imported directory, else the search service that the settings name; empty without either, and while the service
 * does not answer.
 *
 * @source docs/decisions/081-address-to-point.md
 */
export async function suggestAddresses(ctx: Context, query: AddressQuery): Promise<AddressSuggestion[]> {
  const limit = Math.min(MAX_LIMIT, Math.max(1, query.limit ?? USUAL_LIMIT));
  const { street, number } = readStreetText(query.text.slice(0, LONGEST_TEXT));
  const streetKey = nameKey(street);
  const { postalCode } = query;
  if (!/^[1-9]\d{3}$/.test(postalCode) || streetKey.length < SHORTEST_KEY) return [];
  const directory = await findCurrentDirectory(ctx.db);
  if (!directory) return fromService(ctx, { postalCode, text: `${street} ${number}`.trim() }, limit);
  const wanted = { directoryId: directory.id, postalCode, streetKey, limit };
  if (number !== '') return listAddresses(ctx.db, { ...wanted, number: number.toLowerCase() });
  return (await listStreets(ctx.db, wanted)).map((found) => ({ ...found, number: '', lat: null, lng: null }));
}

/** Host that receives typed addresses: the search service of the settings, where no directory was imported. */
export function addressHostOf({ settings }: Services): string | null {
  const { addressSearch } = settings.of(LOCATION_SETTINGS);
  return addressSearch === null ? null : new URL(addressSearch).host;
}

/** The text before its last word, and that word where it begins with a digit: a house number. */
function readStreetText(text: string): { street: string; number: string } {
  const words = text.trim().split(/\s+/);
  const number = words.length > 1 && /^\d/.test(words.at(-1) ?? '') ? (words.pop() ?? '') : '';
  return { street: words.join(' '), number };
}

async function fromService(
  ctx: Context,
  { postalCode, text }: { postalCode: string; text: string },
  limit: number,
): Promise<AddressSuggestion[]> {
  const { addressSearch } = ctx.services.settings.of(LOCATION_SETTINGS);
  if (addressSearch === null) return [];
  // Suggestions are a help: the outage is logged by the call, and the form says where the pin is.
  const found = await searchAddresses(addressSearch, `${text} ${postalCode}`, limit).catch(() => []);
  return found.filter((address) => address.postalCode === postalCode).slice(0, limit);
}
