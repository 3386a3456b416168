import { fieldOf, LISTED_FACTS, OWN_NAMES } from '#capabilities/offers/offer-fields.ts';

const fragment = (says: string, name: string, type: string, fields: readonly string[]): string =>
  `# ${says}\nfragment ${name} on ${type} {\n${fields.map((field) => `  ${field}\n`).join('')}}\n`;

/** The fragments of a home's facts: those that a listing shows, and those that its form writes. */
export const offerFragments = (): string =>
  [
    fragment('Everything measurable of a home.', 'OfferFacts', 'Offer', ['category', 'subCategory', ...LISTED_FACTS]),
    fragment(
      'All that the form asks for.',
      'EditedFields',
      'OwnOffer',
      OWN_NAMES.filter((name) => fieldOf(name).step !== null),
    ),
  ].join('\n');
