import type { ImportedOffer } from './idx/offer.ts';

/** Contact data of an agency. */
export interface AgencyContact {
  street: string | null;
  postalCode: string | null;
  city: string | null;
  phone: string | null;
  email: string | null;
}

/**
 * The contact data in most listings of a feed: single records carry a tenant's number or e-mail.
 *
 * @source docs/decisions/011-no-persons-from-feeds.md
 */
export class ContactTally {
  readonly #seats = new Frequency<Pick<AgencyContact, 'street' | 'postalCode' | 'city'>>();
  readonly #phones = new Frequency<string>();
  readonly #emails = new Frequency<string>();

  add({ agencyAddress, agencyStreet, agencyPostalCode, agencyCity, phoneNumber, contactEmail }: ImportedOffer): void {
    const seat = { street: agencyStreet, postalCode: agencyPostalCode, city: agencyCity };
    if (agencyAddress !== null) this.#seats.add(agencyAddress, seat);
    if (phoneNumber !== null) this.#phones.add(phoneNumber, phoneNumber);
    if (contactEmail !== null) this.#emails.add(contactEmail, contactEmail);
  }

  mostNamed(): AgencyContact {
    const seat = this.#seats.most() ?? { street: null, postalCode: null, city: null };
    return { ...seat, phone: this.#phones.most(), email: this.#emails.most() };
  }
}

/** Counts the occurrences of a few values; new values are not counted beyond a limit. */
class Frequency<Item> {
  static readonly #mostDifferent = 5_000;
  readonly #counts = new Map<string, { item: Item; count: number }>();

  add(key: string, item: Item): void {
    const known = this.#counts.get(key);
    if (known) known.count += 1;
    else if (this.#counts.size < Frequency.#mostDifferent) this.#counts.set(key, { item, count: 1 });
  }

  most(): Item | null {
    return [...this.#counts.values()].toSorted((a, b) => b.count - a.count)[0]?.item ?? null;
  }
}
