import { describe, expect, test } from 'vitest';
import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import type { OwnOfferStandingFragment } from '#generated/operations.ts';
import { Role } from '#kernel/roles.ts';
import { actsOf } from './own-offer-acts.ts';
import { daysLeft, nextStep, stateTextId } from './standing-words.ts';

const NOW = '2026-11-24T12:00:00.000Z';
const BEFORE = '2026-09-01T12:00:00.000Z';
const anOffer = (facts: Partial<OwnOfferStandingFragment> = {}): OwnOfferStandingFragment => ({
  id: 7,
  status: OfferStatus.Published,
  activeOfferId: 70,
  offerType: OfferType.Sell,
  isToSuggest: false,
  missing: [],
  isPaid: true,
  reviewComment: null,
  reviewedAt: null,
  updatedAt: NOW,
  suspensionReason: null,
  endDate: '2026-12-24T12:00:00.000Z',
  mayProlong: false,
  ...facts,
});
const acts = (facts: Partial<OwnOfferStandingFragment>, rolesFlag: number = Role.Bronze) =>
  actsOf(anOffer(facts), rolesFlag, NOW);

describe('the acts of an owner', () => {
  test.each([
    ['online', {}, ['pause', 'makePrivate', 'sell', 'clone', 'delete']],
    ['a rent online', { offerType: OfferType.Rent }, ['pause', 'sell', 'clone', 'delete']],
    ['paused', { status: OfferStatus.OfferPaused }, ['resume', 'makePrivate', 'sell', 'clone', 'delete']],
    ['private', { status: OfferStatus.OfferPrivate }, ['resume', 'sell', 'clone', 'delete']],
    ['taken off by the house', { status: OfferStatus.OfferSuspended }, ['clone', 'delete']],
    ['sold', { status: OfferStatus.Sold }, ['clone', 'delete']],
    ['archived', { status: OfferStatus.Withdrawn }, ['clone']],
    ['a draft', { status: OfferStatus.Draft, activeOfferId: null }, ['submit', 'clone', 'delete']],
    ['an unpaid draft', { status: OfferStatus.Draft, activeOfferId: null, isPaid: false }, ['clone', 'delete']],
    ['an incomplete draft', { status: 0, activeOfferId: null, missing: ['title'] }, ['clone', 'delete']],
  ])('%s', (_name, facts, expected) => {
    expect(acts(facts)).toEqual(expected);
  });

  test('an expired offer is not put online by a tap', () => {
    expect(acts({ status: OfferStatus.OfferPaused, endDate: NOW })).not.toContain('resume');
  });

  test('agents suggest, online by a mark, in private by the state', () => {
    expect(acts({}, Role.Agent)).toContain('suggest');
    expect(acts({ isToSuggest: true }, Role.Agent)).toContain('stopSuggesting');
    expect(acts({ status: OfferStatus.OfferPrivate }, Role.Agent)).toContain('suggest');
    expect(acts({ status: OfferStatus.OfferPrivateToSuggest }, Role.Agent)).toContain('stopSuggesting');
    expect(acts({ status: OfferStatus.OfferPrivate }, Role.Gold)).not.toContain('suggest');
  });
});

describe('the next step', () => {
  test.each([
    ['an incomplete draft is completed', { status: 0, missing: ['title'] }, '/edit/7'],
    ['a complete one is paid', { status: 0, isPaid: false }, '/payment/7'],
    ['a paid one is a tap', { status: 0 }, null],
    ['a rejected one is mended', { status: OfferStatus.Rejected, reviewedAt: NOW }, '/edit/7'],
    ['a mended one is a tap', { status: OfferStatus.Rejected, reviewedAt: BEFORE }, null],
    [
      'a mended one of long ago is paid',
      { status: OfferStatus.Rejected, reviewedAt: BEFORE, isPaid: false },
      '/payment/7',
    ],
    ['a payment is finished', { status: OfferStatus.PendingPayment }, '/payment/7'],
    ['what ends soon is prolonged', { mayProlong: true }, '/payment/7'],
    ['what has ended is paid again', { status: OfferStatus.Expired }, '/payment/7'],
    ['nothing is to be done while it is online', {}, null],
  ])('%s', (_name, facts, end) => {
    const { way } = nextStep(anOffer(facts), 'de');
    expect(way === null ? null : way.href.replace('/de/workspace/my-properties', '')).toBe(end);
  });
});

test('days that are left round up, and only where they run', () => {
  expect(daysLeft(anOffer({ endDate: '2026-11-25T11:00:00.000Z' }), NOW)).toBe(1);
  expect(daysLeft(anOffer({ endDate: '2026-11-24T11:00:00.000Z' }), NOW)).toBe(0);
  expect(daysLeft(anOffer({ status: OfferStatus.Sold }), NOW)).toBeNull();
  expect(daysLeft(anOffer({ status: OfferStatus.Draft, endDate: null }), NOW)).toBeNull();
});

test('a rented home is not called sold', () => {
  expect(stateTextId({ status: OfferStatus.Sold, offerType: OfferType.Rent })).toBe('properties.state.let');
  expect(stateTextId({ status: OfferStatus.Sold, offerType: OfferType.Sell })).toBe('properties.state.53');
});
