import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { loginInput, profileInput, registerInput } from '#capabilities/accounts/account.input.ts';
import { safeRedirect } from '#capabilities/accounts/account.links.ts';
import { browserOf } from '#capabilities/accounts/browser-name.ts';
import { withoutPathSecret } from '#capabilities/accounts/secret-path.ts';
import { newAlertInput } from '#capabilities/alerts/alert.input.ts';
import { contactInput } from '#capabilities/contact/contact.input.ts';
import { messageInput, visitorInput } from '#capabilities/conversations/message.input.ts';
import { messageSigns } from '#capabilities/conversations/message-signs.ts';
import { attachmentFileName } from '#capabilities/conversations/server/attachments/attachment-file.ts';
import { noteInput } from '#capabilities/favourites/favourite.input.ts';
import { IDX_FIELDS } from '#capabilities/imports/server/idx/fields.ts';
import { formatName } from '#capabilities/imports/server/idx/formats.ts';
import { isBeginning } from '#capabilities/imports/server/idx/records.ts';
import { fitsField } from '#capabilities/imports/server/idx/shapes.ts';
import { undoDoubleUtf8 } from '#capabilities/imports/server/idx/text/double-utf8.ts';
import { bytesInMemory } from '#capabilities/imports/server/idx/text/feed-bytes.ts';
import { languageOf } from '#capabilities/imports/server/idx/text/language.ts';
import { feedLinesOf } from '#capabilities/imports/server/idx/text/lines.ts';
import { readSingleBytes } from '#capabilities/imports/server/idx/text/single-bytes.ts';
import { plainText } from '#capabilities/imports/server/idx/text/text.ts';
import { parseFloor } from '#capabilities/imports/server/idx/values/floor.ts';
import {
  parseAvailability,
  parseDate,
  parseDecimal,
  parseFeedNumber,
} from '#capabilities/imports/server/idx/values/values.ts';
import { parseLocationToken } from '#capabilities/locations/location.links.ts';
import { nameKeys } from '#capabilities/locations/name-key.ts';
import { readPostalAddress } from '#capabilities/locations/server/place-match.ts';
import { parseCategoryToken } from '#capabilities/offers/category.links.ts';
import { offerSlug, parseOfferToken } from '#capabilities/offers/offer.links.ts';
import { isPlanTitle } from '#capabilities/offers/server/plan-title.ts';
import { readBankFile } from '#capabilities/payments/server/bank/camt-file.ts';
import { ownOfferInput } from '#capabilities/publishing/own-offer.input.ts';
import { splitStreet } from '#capabilities/publishing/ui/draft/street-number.ts';
import { subscriptionInput } from '#capabilities/push/push.input.ts';
import { writtenPushMessage } from '#capabilities/push/server/push-message.ts';
import { retryAfterMs } from '#capabilities/push/server/retry-after.ts';
import { findContacts } from '#capabilities/review/contact-finder.ts';
import { reportInput } from '#capabilities/review/review.input.ts';
import { parseResults } from '#capabilities/search/search.links.ts';
import { preferredLocale } from '#kernel/locale.ts';
import { matchPath, redirectFor, toCanonicalPath } from '#kernel/paths/paths.ts';
import { cleanInput } from '#kernel/text/clean-input.ts';
import { isMailAddress } from '#kernel/text/mail-address.ts';
import { slugify } from '#kernel/text/slug.ts';
import { localeOf } from '#platform/http/cookies/request-locale.ts';
import { isKnownBot } from '#platform/http/guards/known-bot.ts';
import { plainAddress } from '#platform/http/limits/address-key.ts';
import { loggedAddress } from '#platform/log/request-log.ts';
import { pdfText } from '#platform/pdf/pdf-text.ts';
import { HOSTILE_TEXTS, hostileTexts } from '#tests/support/input/hostile-texts.ts';

/** Of a text, milliseconds of the processor; of one longer than 25,000 characters as much for each of them. */
const MOST_MS = 5;
const CHARACTERS_FOR_IT = 25_000;
/** Other work on the machine disturbs a measurement, and the first runs are compiled meanwhile: the best of so many counts. */
const MOST_RUNS = 25;

/** Half as many characters as a body has bytes: each that costs something has two bytes or more. */
const BODY = 128_000;
const HEADER = 16_000;
const FEED_LINE = 20_000;

const inBody = (schema: z.ZodObject): [number, (text: string) => unknown] => {
  const names = Object.keys(schema.shape);
  const fill = (text: string) => schema.safeParse(Object.fromEntries(names.map((name) => [name, text])));
  return [Math.floor(BODY / names.length), fill];
};
const asRequest = (text: string) =>
  ({ headers: { cookie: text, 'accept-language': text } }) as unknown as FastifyRequest;

/** All that runs regular expressions over texts of users, with the longest text that it may get. */
const READERS: Record<string, [length: number, read: (text: string) => unknown]> = {
  'every text of a body': [BODY, (text) => cleanInput({ text })],
  'what a visitor or member registers with': inBody(registerInput),
  'what somebody signs in with': inBody(loginInput),
  'a profile': inBody(profileInput),
  'a message to the operator': inBody(contactInput),
  'a message': inBody(messageInput),
  'who writes it': inBody(visitorInput),
  'a report': inBody(reportInput),
  'a note': inBody(noteInput),
  'an alert': inBody(newAlertInput),
  'an offer': inBody(ownOfferInput),
  'a device': inBody(subscriptionInput),
  'signs of fraud in a message': [4_000, messageSigns],
  'contacts in a title and a description': [10_121, findContacts],
  'the name of a file': [1_024, (text) => attachmentFileName(text, 'pdf')],
  'the street of an offer': [100, splitStreet],
  'the title of a picture': [FEED_LINE, isPlanTitle],
  'an address of mail': [HEADER, isMailAddress],
  'an address of the site': [HEADER, (text) => [matchPath(`/${text}`), toCanonicalPath(text)]],
  // In an address each of them takes three characters or more.
  'a name as a part of an address': [HEADER / 3, slugify],
  'where an address leads on to': [HEADER, (text) => [redirectFor(`/${text}`, 'de'), safeRedirect(`/${text}`)]],
  'an address that is written down': [HEADER, (text) => loggedAddress(`/${text}`, withoutPathSecret)],
  'the query of a search': [
    HEADER,
    (text) =>
      parseResults({ offer: text, category: text, location: text }, { agencyName: text, polygons: text } as never),
  ],
  'parts of an address': [
    HEADER,
    (text) => [parseLocationToken(text), parseCategoryToken(text), parseOfferToken(text)],
  ],
  'the address of an offer': [120, (title) => offerSlug({ title, category: 1, city: title } as never, 'de')],
  'the name of a place': [200, nameKeys],
  'a place of a feed': [FEED_LINE, (text) => readPostalAddress({ postalCode: text, city: text, country: 'CH' })],
  'the name of a browser': [HEADER, (text) => [browserOf(text), isKnownBot(text)]],
  'languages of a browser': [HEADER, (text) => [preferredLocale(text), localeOf(asRequest(text))]],
  'the address of a network': [HEADER, plainAddress],
  'when a service wants to be asked again': [HEADER, (text) => retryAfterMs(text, { attempts: 1, now: new Date(0) })],
  'a message of a device': [4_000, (text) => writtenPushMessage({ key: 'a', title: text, body: text, href: '/' })],
  'a text in a document': [10_000, pdfText],
  'a text of a feed': [FEED_LINE, plainText],
  'the language of a text of a feed': [FEED_LINE, (text) => languageOf(text, { canton: '', postalCode: text })],
  'letters of a feed': [FEED_LINE, (text) => [undoDoubleUtf8(text), readSingleBytes(text, 'MacRoman')]],
  'a value of a feed': [
    FEED_LINE,
    (text) => [parseFeedNumber(text), parseDecimal(text), parseDate(text), parseAvailability(text), parseFloor(text)],
  ],
  'whether a value of a feed fits': [2_000, (text) => IDX_FIELDS.map((_, field) => fitsField(field, text))],
  'lines of a feed': [FEED_LINE, (text) => [...feedLinesOf([text])].map(({ text: line }) => isBeginning(line))],
  'what a file is that is no feed': [2_000, (text) => formatName(bytesInMemory(Buffer.from(`<${text}`)))],
};

/** Of several runs, until one is good enough. */
const bestMs = (read: () => unknown, goodMs: number): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < MOST_RUNS && best > goodMs; run += 1) {
    const before = process.threadCpuUsage();
    read();
    const { user, system } = process.threadCpuUsage(before);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
};

test.each(Object.entries(READERS))('fifty hostile texts are read at once: %s', (_what, [length, read]) => {
  const texts = hostileTexts(length);
  expect(texts.length).toBe(HOSTILE_TEXTS);
  const mostMs = MOST_MS * Math.max(1, length / CHARACTERS_FOR_IT);
  const slow = texts
    .map((text) => ({ text: text.slice(0, 12), ms: bestMs(() => read(text), mostMs / 2) }))
    .filter(({ ms }) => ms > mostMs);
  expect(slow).toEqual([]);
});

test('fifty hostile texts in the place of a bank’s file are refused at once', () => {
  for (const text of hostileTexts(100_000)) {
    const bytes = Buffer.from(`<?xml version="1.0"?>${text}`);
    const ms = bestMs(() => {
      try {
        readBankFile(bytes, []);
      } catch {}
    }, 50);
    expect(ms, text.slice(0, 12)).toBeLessThan(100);
  }
});
