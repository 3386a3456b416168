import { Feature, featuresOf } from '#capabilities/offers/feature.ts';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import { FACT_NAMES, fieldOf } from '#capabilities/offers/offer-fields.ts';
import { bitsOf } from '#kernel/bits.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { factsOf } from '../../own-offer-fields.ts';
import type { OfferForm } from '../draft/offer-form.ts';

/** Facts for suggested texts. */
export interface WordFacts {
  form: OfferForm;
  /** The place as the end of a sentence in the language of the text: `à Lausanne`, `in Lausanne`. */
  place: string;
  /** Today, ISO 8601. */
  today: string;
}

/** Features that are whole sentences of their own; the others are things that a home has. */
const SENTENCES: ReadonlySet<number> = new Set([
  Feature.PetsAllowed,
  Feature.OldBuilding,
  Feature.NewBuilding,
  Feature.WheelchairAccess,
  Feature.MinergieCertified,
]);

/** Features for a title, most informative first. */
const IN_TITLE: readonly number[] = [
  Feature.LakeView,
  Feature.MountainView,
  Feature.SwimmingPool,
  Feature.Garden,
  Feature.BalconyPatio,
  Feature.Fireplace,
  Feature.IndoorParking,
];

/** A title made of the facts, in the language of the tools. */
export function suggestedTitle({ form, place }: WordFacts, tools: LocaleTools): string {
  const facts = stated(form);
  const { rooms, category, features } = facts;
  // A place to park is the offer itself: “with an indoor parking space” would repeat it.
  const known: readonly number[] = category === Category.ParkingSpaceGarage ? [] : featuresOf(category as Category);
  const feature = IN_TITLE.find((bit) => (features & bit) !== 0 && known.includes(bit));
  return tools.text('publish.words.title', {
    kind: titleKind(facts, tools),
    ...roomValues(rooms, tools),
    with: feature === undefined ? 'no' : 'yes',
    feature: feature === undefined ? '' : titleFeature(feature, facts, tools),
    place,
  });
}

/**
 * Name of the kind in a title. Rooms come before it in German, where they are one word, `3.5-Zimmer-Wohnung`, unless the kind has several
 * words, and in English: `3.5-room apartment`.
 */
function titleKind(form: OfferForm, tools: LocaleTools): string {
  const kind = kindOf(form, tools);
  if (!form.rooms) return kind;
  if (tools.locale === 'en') return withinSentence(kind, tools);
  return tools.locale === 'de' && kind.includes(' ') ? tools.text(`offer.category.${form.category}`) : kind;
}

/** A feature in a title: `balcony` of a flat above the ground, `patio` of other homes. */
function titleFeature(feature: number, { category, floor }: OfferForm, tools: LocaleTools): string {
  if (feature !== Feature.BalconyPatio) return tools.text(`publish.words.has.${feature}`);
  return tools.text(category === Category.Apartment && floor !== 0 ? 'publish.words.balcony' : 'publish.words.patio');
}

/** A description made of the facts: whole sentences, in the language of the tools, for the owner to edit. */
export function suggestedText(facts: WordFacts, tools: LocaleTools): string {
  const form = stated(facts.form);
  const paragraphs = [
    [opening(form, facts.place, tools), ...location(form, tools), ...orientation(form, tools)],
    [...equipment(form, tools), ...ownSentences(form, tools)],
    [availability(form, facts.today, tools), tools.text('publish.words.closing')],
  ];
  return paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '))
    .join('\n\n');
}

/** The form without fields that its category does not have, as after a change of category; a room to share is not counted. */
function stated(form: OfferForm): OfferForm {
  const known = new Set<string>(factsOf(form.category));
  if (form.category === Category.FlatSharing) known.delete('rooms');
  const left = Object.entries(form).map(([name, value]) => [name, FACTS.has(name) && !known.has(name) ? null : value]);
  return Object.fromEntries(left) as OfferForm;
}

const FACTS: ReadonlySet<string> = new Set(FACT_NAMES.filter((name) => fieldOf(name).blank === undefined));

/** Name of the kind within a sentence: `apartment`; German nouns keep their capital. */
function kindOf({ subCategory, category }: OfferForm, tools: LocaleTools): string {
  const [kind] = bitsOf(subCategory);
  return tools.text(kind === undefined ? `offer.category.${category}` : `offer.subCategory.${kind}`);
}

const withinSentence = (word: string, { locale }: LocaleTools): string =>
  locale === 'de' ? word : word.charAt(0).toLocaleLowerCase(locale) + word.slice(1);

const roomValues = (rooms: number | null, { number }: LocaleTools) => ({
  hasRooms: rooms ? 'yes' : 'no',
  rooms: rooms ? number(rooms, 1) : '',
  isOne: rooms === 1 ? 'yes' : 'no',
});

function opening(form: OfferForm, place: string, tools: LocaleTools): string {
  const area = form.livingSpace ? 'yes' : 'no';
  return tools.text('publish.words.opening', {
    offer: form.offerType === OfferType.Rent ? 'rent' : 'sell',
    kind: withinSentence(kindOf(form, tools), tools),
    place,
    ...roomValues(form.rooms, tools),
    hasArea: area,
    area: form.livingSpace ? tools.area(form.livingSpace) : '',
  });
}

function location({ floor, floorsInBuilding, landArea, buildIn }: OfferForm, tools: LocaleTools): string[] {
  const sentences: string[] = [];
  if (floor !== null) {
    const where = floor === 0 ? 'ground' : floor > 0 ? 'above' : 'below';
    sentences.push(tools.text(`publish.words.floor.${where}`, { floor: Math.abs(floor) }));
  }
  if (floorsInBuilding) sentences.push(tools.text('publish.words.floors', { count: floorsInBuilding }));
  if (landArea) sentences.push(tools.text('publish.words.land', { area: tools.area(landArea) }));
  if (buildIn) sentences.push(tools.text('publish.words.built', { year: String(buildIn) }));
  return sentences;
}

/** The directions that the home faces, in one sentence. */
function orientation({ exposition }: OfferForm, tools: LocaleTools): string[] {
  const directions = bitsOf(exposition ?? 0).map((bit) => withinSentence(tools.text(`offer.exposition.${bit}`), tools));
  if (directions.length === 0) return [];
  const list = new Intl.ListFormat(tools.locale, { type: 'conjunction' }).format(directions);
  return [tools.text('publish.words.orientation', { list })];
}

/** The features of the home, in one sentence. */
function equipment(form: OfferForm, tools: LocaleTools): string[] {
  const things = ownFeatures(form)
    .filter((feature) => !SENTENCES.has(feature))
    .map((feature) => tools.text(`publish.words.has.${feature}`));
  const { bathrooms, parkings } = form;
  if (bathrooms && Number.isInteger(bathrooms))
    things.unshift(tools.text('publish.words.bathrooms', { count: bathrooms }));
  if (parkings) things.push(tools.text('publish.words.parkings', { count: parkings }));
  if (things.length === 0) return [];
  const list = new Intl.ListFormat(tools.locale, { type: 'conjunction' }).format(things);
  return [tools.text('publish.words.equipment', { list })];
}

const ownSentences = (form: OfferForm, tools: LocaleTools): string[] =>
  ownFeatures(form)
    .filter((feature) => SENTENCES.has(feature))
    .map((feature) => tools.text(`publish.words.says.${feature}`));

const ownFeatures = ({ category, features }: OfferForm): number[] =>
  featuresOf(category as Category).filter((feature) => (features & feature) !== 0);

function availability({ availableFrom }: OfferForm, today: string, tools: LocaleTools): string {
  if (availableFrom === '') return tools.text('publish.words.available.onRequest');
  if (availableFrom <= today.slice(0, 10)) return tools.text('publish.words.available.now');
  return tools.text('publish.words.available.from', { date: tools.date(availableFrom, 'long') });
}
