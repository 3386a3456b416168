import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentRecord } from '#capabilities/payments/payment.record.ts';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { readConfig } from '#platform/config/config.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { aPayment } from '#tests/factories/payment.ts';
import { pdfTextOf } from '#tests/support/product/pdf-text.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { TEST_SECRET } from '#tests/support/product/test-services.ts';
import { anAgency } from '#tests/support/scenes/offer-member.ts';
import { aPayingMember, type PayingMember, paidOf } from '#tests/support/scenes/paying-member.ts';
import { receiveArrival } from '../bank/arrival.service.ts';
import { findPayment } from '../payment/payment.queries.ts';
import { makeReceipt } from './receipt.ts';

const SETTINGS = {
  OPERATOR_NAME: 'Seeblick Portal GmbH',
  OPERATOR_ADDRESS: 'Seestrasse 1, 8002 Zürich',
  OPERATOR_UID: 'CHE-123.456.789 MWST',
};
const { operator } = readConfig({ SECRET: TEST_SECRET, ...SETTINGS });

let app: TestApp;
let member: PayingMember;
beforeAll(async () => {
  app = await testApp({ settings: SETTINGS });
  const agencyId = await anAgency(app, 'Muster Immobilien AG');
  const address = { street: 'Rue de Bourg 3', postalCode: '1003', city: 'Lausanne' };
  const { db } = app.database;
  await db.updateTable('agency').set(address).where('id', '=', agencyId).execute();
  member = await aPayingMember(app, { lastName: 'Keller' });
  await db.updateTable('account').set({ agencyId }).where('id', '=', member.id).execute();
});
afterAll(() => app.close());

const textOf = async (url: string) => {
  const { bytes, statusCode } = await member.browser.request({ method: 'GET', url });
  expect(statusCode).toBe(200);
  return pdfTextOf(bytes);
};

/** Lines that the law wants; sender, recipient and home are the same in every language. */
const EVERYWHERE = [
  ...['Seeblick Portal GmbH', 'Seestrasse 1', '8002 Zürich'],
  ...['Muster Immobilien AG', 'Anna Keller', 'Rue de Bourg 3', '1003 Lausanne'],
  'Helle Wohnung am See',
];

const LINES: Record<Locale, readonly (string | RegExp)[]> = {
  en: [
    ...['VAT no. CHE-123.456.789 MWST', 'November 2026', 'Please pay by', 'Rental listing, 30 days online'],
    ...['30 days from the day it goes online', 'VAT 8.1%', 'CHF 3.67', 'CHF 45.33', 'Total', 'CHF 49.00', 'Receipt'],
  ],
  fr: [
    ...['N° TVA CHE-123.456.789 TVA', 'novembre 2026', 'À payer jusqu’au', 'Annonce de location, 30 jours en ligne'],
    ...['30 jours dès la mise en ligne', /TVA 8,1 ?%/, 'CHF 3,67', 'CHF 45,33', 'CHF 49,00', 'Récépissé'],
  ],
  de: [
    ...['MWST-Nr. CHE-123.456.789 MWST', '20. November 2026', 'Zahlbar bis', 'Mietinserat, 30 Tage online'],
    ...['30 Tage ab der Veröffentlichung', /MWST 8.1 ?%/, 'CHF 3.67', 'CHF 45.33', 'CHF 49.00', 'Empfangsschein'],
  ],
  it: [
    ...[
      'N. IVA CHE-123.456.789 IVA',
      '20 novembre 2026',
      'Da pagare entro il',
      'Annuncio di affitto, 30 giorni online',
    ],
    ...['30 giorni dalla pubblicazione', /IVA 8.1 ?%/, 'CHF 3.67', 'CHF 45.33', 'CHF 49.00', 'Ricevuta'],
  ],
};

describe('a QR-bill contains all that the law wants', () => {
  let paid: { id: number; offerId: number };
  beforeAll(async () => {
    const { id: offerId } = await anOwnOffer(app.database.db, member.id, { title: 'Helle Wohnung am See' });
    paid = { id: paidOf(await member.pay({ offerId, days: 30, way: 'qrBill' })).id, offerId };
  });

  test.each(LOCALES)('in the language of the page it was asked from: %s', async (locale) => {
    const text = await textOf(`/payments/${paid.id}/bill.pdf?lang=${locale}`);
    for (const expected of [...EVERYWHERE, ...LINES[locale]]) expect(text).toMatch(expected);
    expect(text).toContain(String(paid.offerId));
  });

  test('and in the language of the payer where the address names none, or none of ours', async () => {
    for (const query of ['', '?lang=rm', '?lang=de&lang=fr'])
      expect(await textOf(`/payments/${paid.id}/bill.pdf${query}`)).toContain('Please pay by');
  });

  test('with the money that has arrived and the rest; later titles do not change it', async () => {
    const { db } = app.database;
    await db.updateTable('offer').set({ title: 'Anders' }).where('id', '=', paid.offerId).execute();
    const ctx = backgroundContext({ db, services: app.services, requestId: 'test', now: () => TEST_NOW });
    const none = { debtorName: null, debtorIban: null, text: null, booking: null, isWhole: false };
    const { reference = null } = (await findPayment(db, paid.id)) ?? {};
    const arrival = { key: 'part', bookedOn: '2026-11-21', amount: 2_000, currency: 'CHF', reference, ...none };
    await receiveArrival(ctx, arrival);
    const text = await textOf(`/payments/${paid.id}/bill.pdf?lang=de`);
    for (const expected of ['Helle Wohnung am See', 'Bereits erhalten CHF 20.00', 'Noch zu bezahlen CHF 29.00'])
      expect(text.replace(/\s+/g, ' ')).toContain(expected);
  });
});

describe('a receipt', () => {
  const receiptOf = async (facts: Partial<PaymentRecord>, locale: Locale = 'en') => {
    const payment = await aPayment(app.database.db, member.id, {
      way: 'card',
      status: 20,
      paidAt: new Date('2026-11-21'),
      ...facts,
    });
    return pdfTextOf(await makeReceipt(payment, operator, locale));
  };

  test.each([
    [
      'en',
      ['Receipt', 'Anna Muster', '21 November 2026', '5 credits for rental listings', 'VAT 8.1%', 'Card or TWINT'],
    ],
    ['fr', ['Quittance', 'Anna Muster', '21 novembre 2026', '5 crédits pour annonces de location', 'Carte ou TWINT']],
    ['de', ['Quittung', 'Anna Muster', '21. November 2026', '5 Credits für Mietinserate', 'Karte oder TWINT']],
    ['it', ['Ricevuta', 'Anna Muster', '21 novembre 2026', '5 crediti per annunci di affitto', 'Carta o TWINT']],
  ] as const)('in %s', async (locale, expected) => {
    const text = await receiptOf({}, locale);
    for (const words of expected) expect(text).toContain(words);
  });

  test('without tax where the price list has none', async () => {
    expect(await receiptOf({ vatPerMille: 0 })).not.toMatch(/VAT \d|without VAT/);
  });

  test('of a refund has amounts below zero and names its payment', async () => {
    const { id } = await aPayment(app.database.db, member.id);
    const text = await receiptOf({ operationType: 1, refundOf: id });
    expect(text).toMatch(/Refund of\s+Payment \d+/);
    expect(text).toMatch(/CHF [-−]195\.00/);
  });
});
