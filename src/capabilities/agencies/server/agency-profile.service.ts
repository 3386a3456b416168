import { loadLocations } from '#capabilities/locations/server/location.service.ts';
import type { BatchFetch, Context } from '#platform/context/context.ts';
import { type AgencyContact, listAgencyContacts } from './agency.queries.ts';

const contactLoader: BatchFetch<number, AgencyContact | null> = async ({ db }, ids) => {
  const contacts = new Map((await listAgencyContacts(db, ids)).map((contact) => [contact.id, contact]));
  return ids.map((id) => contacts.get(id) ?? null);
};

/** The agency of a member, with the fields that its members read; null for a missing one. */
export async function readAgencyOfProfile(ctx: Context, id: number) {
  const agency = await ctx.loader(contactLoader).load(id);
  if (!agency) return null;
  const { name: agencyName, street, postalCode, city, cityId } = agency;
  const [place] = cityId === null ? [] : await loadLocations(ctx, [cityId]);
  return {
    agencyId: id,
    agencyName,
    agencyStreet: street,
    agencyPostalCode: postalCode,
    agencyCity: city,
    agencyAddress: {
      id: cityId,
      locationId: cityId,
      street,
      postalCode,
      city,
      name: place?.name ?? null,
      textEn: place?.texts.en ?? null,
      textFr: place?.texts.fr ?? null,
      textDe: place?.texts.de ?? null,
      textIt: place?.texts.it ?? null,
    },
  };
}
