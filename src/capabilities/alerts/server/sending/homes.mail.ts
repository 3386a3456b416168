import { locationToken } from '#capabilities/locations/location.links.ts';
import type { Location } from '#capabilities/locations/location.ts';
import { offerPath } from '#capabilities/offers/offer.links.ts';
import type { OfferRecord } from '#capabilities/offers/offer.record.ts';
import { pictureHref } from '#capabilities/offers/server/pictures/picture.service.ts';
import { DEFAULT_VIEW, SortOrder } from '#capabilities/search/search.filter.ts';
import { resultsHref } from '#capabilities/search/search.links.ts';
import { LANGUAGE_TAGS, type Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import type { Context } from '#platform/context/context.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { Mail, MailEntry, MailGroup } from '#platform/mail/mail.ts';
import { mailKinds, NEWS } from '#platform/mail/mail-kind.ts';
import { MatchReason } from '../../alert.ts';
import { searchOfAlert } from '../../alert-filter.ts';
import type { WaitingMatch } from './digest.queries.ts';
import { alertUnsubscribeHref } from './end-mail/end-mail.link.ts';
import { MOST_HOMES } from './sending.ts';

/** Mails of alerts. */
export const HOMES_MAILS = mailKinds({ homes: NEWS });

/** Recipient of an alert mail. */
export interface DigestReader {
  /** Null for a visitor. */
  accountId: number | null;
  to: string;
  firstName: string | null;
  locale: Locale;
}

/** A home in an alert mail. */
export interface SentHome {
  match: WaitingMatch;
  offer: OfferRecord;
  pictureHash: string | null;
}

/** Content of an alert mail. */
export interface HomesDigest {
  services: Context['services'];
  key: string;
  reader: DigestReader;
  homes: readonly SentHome[];
  /** Places for the links to results: those of the alerts that have exactly one place. */
  places: readonly Location[];
  leftAt: Date;
}

const PICTURE_WIDTH = 320;
const REASON_TEXTS = {
  [MatchReason.New]: 'new',
  [MatchReason.Cheaper]: 'cheaper',
  [MatchReason.Back]: 'back',
  [MatchReason.Changed]: 'changed',
} as const;

/** The alert mail to one person in their language, with the homes grouped by alert. */
export function homesMail(digest: HomesDigest): Mail {
  const { services, key, reader, homes, leftAt } = digest;
  const { locale, accountId, firstName, to } = reader;
  const groups = [...Map.groupBy(homes, ({ match }) => match.alert?.id ?? null).values()];
  const [first] = homes;
  const kind = groups.length > 1 ? 'several' : first?.match.alert ? 'one' : 'hearts';
  const words = { count: homes.length, name: first?.match.alert?.name ?? '', searches: groups.length };
  const part = (which: string): string => textIn(locale, `mail.homes.${kind}.${which}`, words);
  return {
    kind: HOMES_MAILS.homes,
    key,
    to,
    locale,
    ...(accountId !== null && { accountId }),
    subject: part('subject'),
    heading: part('heading'),
    paragraphs: [
      firstName === null ? textIn(locale, 'mail.greetingUnnamed') : textIn(locale, 'mail.greeting', { firstName }),
    ],
    groups: groupsOf(digest, groups),
    smallPrint: [
      textIn(locale, 'mail.homes.left', { moment: dayAndSwissTime(leftAt, locale) }),
      textIn(locale, 'mail.homes.equal', { href: services.origin + buildPath('alertDelay', locale) }),
    ].join(' '),
    unsubscribeHref: alertUnsubscribeHref(services, { person: personOf(reader), alertId: null, now: leftAt }),
    isBulk: true,
  };
}

const personOf = ({ accountId, to }: DigestReader): number | string => accountId ?? to;

/** Groups of the mail, with `MOST_HOMES` homes in total at most. The link of each group leads to the rest. */
function groupsOf(digest: HomesDigest, groups: readonly (readonly SentHome[])[]): MailGroup[] {
  const { locale } = digest.reader;
  let room = MOST_HOMES;
  return groups.map((homes) => {
    const shown = homes.slice(0, room);
    room -= shown.length;
    const alert = homes[0]?.match.alert ?? null;
    return {
      heading: alert?.name ?? textIn(locale, 'mail.homes.favourites'),
      entries: shown.map((home) => entryOf(digest, home)),
      links: alert ? alertLinks(digest, alert, homes.length - shown.length) : favouriteLinks(digest),
    };
  });
}

function alertLinks(
  { services, reader, places, leftAt }: HomesDigest,
  alert: NonNullable<WaitingMatch['alert']>,
  left: number,
): MailGroup['links'] {
  const { locale } = reader;
  const filter = { ...searchOfAlert(alert.filter), order: SortOrder.DateDesc };
  const place = places.find(({ id }) => id === filter.locationIds[0]);
  const results = resultsHref({ filter, view: DEFAULT_VIEW }, locale, place ? locationToken(place) : '');
  return [
    { label: textIn(locale, 'mail.homes.results', { count: left }), href: services.origin + results },
    {
      label: textIn(locale, 'mail.homes.stop', { name: alert.name }),
      href: alertUnsubscribeHref(services, { person: personOf(reader), alertId: alert.id, now: leftAt }),
    },
  ];
}

const favouriteLinks = ({ services, reader: { locale } }: HomesDigest): MailGroup['links'] => [
  { label: textIn(locale, 'mail.homes.toFavourites'), href: services.origin + buildPath('myFavourites', locale) },
];

function entryOf({ services, reader: { locale } }: HomesDigest, { match, offer, pictureHash }: SentHome): MailEntry {
  const reason = REASON_TEXTS[match.reason];
  const moment = dayAndSwissTime(match.happenedAt, locale);
  return {
    title: offer.title || offer.city,
    href: services.origin + offerPath(offer, locale),
    pictureHref: pictureHash && services.origin + pictureHref(pictureHash, PICTURE_WIDTH),
    mark: textIn(locale, `mail.homes.${reason}`),
    facts: [
      priceWords(match, offer, locale),
      traits(offer, locale),
      textIn(locale, `mail.homes.${reason}Since`, { moment }),
    ],
  };
}

function priceWords({ priceBefore, reason }: WaitingMatch, offer: OfferRecord, locale: Locale): string {
  const money = (amount: number): string =>
    new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
      style: 'currency',
      currency: offer.currency,
      maximumFractionDigits: 0,
    }).format(amount);
  if (offer.price === null) return textIn(locale, 'mail.homes.onRequest');
  const price = money(offer.price);
  const isCheaper = reason === MatchReason.Cheaper && priceBefore !== null && priceBefore > offer.price;
  return isCheaper ? textIn(locale, 'mail.homes.priceBefore', { price, before: money(priceBefore) }) : price;
}

/** Rooms, living space and place of a home, as far as they are known. */
function traits({ rooms, livingSpace, postalCode, city }: OfferRecord, locale: Locale): string {
  const parts = [
    rooms === null ? null : textIn(locale, 'mail.homes.rooms', { rooms }),
    livingSpace === null ? null : `${livingSpace} m²`,
    [postalCode, city].filter(Boolean).join(' '),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Day and Swiss time, to the second, in the format of the language. */
export const dayAndSwissTime = (moment: Date, locale: Locale): string =>
  moment.toLocaleString(LANGUAGE_TAGS[locale], {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Europe/Zurich',
  });
