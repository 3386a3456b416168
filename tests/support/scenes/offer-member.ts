import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import { anAccount, type TestAccount } from '#tests/factories/account.ts';
import { aBrowser, refusalOf, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import type { TestApp } from '#tests/support/product/test-app.ts';

/** A member who is signed in, to write offers or to review them. */
export interface OfferMember extends TestAccount {
  browser: TestBrowser;
  /** Runs an operation. Returns the value of its one field, or number and name of the refusal. */
  ask<Value = unknown>(query: string, variables?: object): Promise<Value | string>;
  /** Writes an offer. */
  save(offer: object): Promise<SavedOffer | string>;
}

/** An offer as it is answered. */
export interface SavedOffer {
  id: number;
  status: number;
  version: number;
  [name: string]: unknown;
}

/** All that an offer says, besides its pictures. */
export const OFFER_FACTS = `id status version userId activeOfferId localStoreId offerType category subCategory title description
  language price netPrice additionalFees priceType region city cityId street postalCode lat lng hidesAddress showsPhone rooms
  bathrooms kitchens floor floorsInBuilding livingSpace landArea parkings exposition features buildIn availableFrom
  acquisitionDate acquisitionPrice yourEstimation isToSuggest missing isPaid endDate reviewComment suspensionReason`;

const SAVE = `mutation ($offer: OfferInput!) { createOrUpdateOffer(offer: $offer) { ${OFFER_FACTS} } }`;

/** Facts that an offer needs before it is submitted, and an exact point. */
export const COMPLETE = {
  offerType: OfferType.Rent,
  category: Category.Apartment,
  title: 'Helle Wohnung am See',
  description: 'Ruhig und doch mitten in der Stadt.',
  language: 'de',
  price: 1_950,
  cityId: LAUSANNE_ID,
  city: 'Lausanne',
  postalCode: '1003',
  street: 'Rue de Bourg 1',
  lat: 46.519_253,
  lng: 6.634_587,
  rooms: 3.5,
  livingSpace: 84,
} as const;

/** A member with a role, and with an agency where one is named. */
export async function anOfferMember(
  app: TestApp,
  { agencyId, ...facts }: Parameters<typeof anAccount>[1] & { agencyId?: number | undefined } = {},
): Promise<OfferMember> {
  const { db } = app.database;
  const account = await anAccount(app.database, facts);
  if (agencyId !== undefined) await db.updateTable('account').set({ agencyId }).where('id', '=', account.id).execute();
  const browser = aBrowser(app);
  browser.setCookie('__Host-session', (await openSession(app, account.id)).secret);
  const ask = async <Value>(query: string, variables: object = {}): Promise<Value | string> => {
    const answer = await browser.run(query, variables);
    return refusalOf(answer) ?? (Object.values(answer.data as object)[0] as Value);
  };
  return { ...account, browser, ask, save: (offer) => ask(SAVE, { offer }) };
}

/** Writes an offer that has to be taken. @throws Error with the refusal */
export async function saved(member: OfferMember, offer: object = COMPLETE): Promise<SavedOffer> {
  const answer = await member.save(offer);
  if (typeof answer === 'string') throw new Error(`The offer was not saved: ${answer}`);
  return answer;
}

/** From now on publications cost nothing. */
export const priceNothing = ({ database: { db } }: TestApp): Promise<unknown> =>
  db.updateTable('price').set({ amount: 0 }).execute();

/** An agency of a status. Returns its id. */
export async function anAgency({ database: { db } }: TestApp, name: string, status = 3): Promise<number> {
  const row = { name, slug: name.toLowerCase().replaceAll(' ', '-'), status };
  return (await db.insertInto('agency').values(row).returning('id').executeTakeFirstOrThrow()).id;
}
