import type { Act, Setting, Walker } from './offer-acts.ts';

/**
 * The rules of an owner's offer, written a second time and independent of the product: the effect of each act, and the answer to it.
 */
export const DAY = 86_400_000;

/** An offer as the rules know it. */
export interface Model {
  setting: Setting;
  now: number;
  status: number;
  copy: number | null;
  copyLeft: number;
  title: string;
  approved: string | null;
  shown: string | null;
  version: number;
  endDate: number | null;
  paidDays: number | null;
  paidAt: number | null;
  previous: number | null;
  isPaying: boolean;
  payment: { isProlonging: boolean } | null;
  claim: { by: Walker; at: number; version: number } | null;
  review: { at: number; version: number } | null;
  comment: string | null;
  submittedAt: number | null;
  reviewedAt: number | null;
  isToSuggest: boolean;
}

/** How the rules answer: `ok`, or the number of the refusal, and what is so afterwards. */
export interface Verdict {
  answer: string;
  next: Model;
}

const LIVE = [30, 31, 33, 34];
/** Days that a payment of a walk buys. */
export const BOUGHT_DAYS = 40;

/** The rules' verdict about an act. */
export function verdict(model: Model, act: Act): Verdict {
  const refused = (answer: string): Verdict => ({ answer, next: model });
  const ok = (change: Partial<Model> = {}): Verdict => ({ answer: 'ok', next: { ...model, ...change } });
  if (!('by' in act)) return byItself(model, act, { ok, refused });
  const right = rightOf(model, act.by, act.name);
  if (act.name === 'see') return seen(model, act, { ok, refused, right });
  if (right === null) return refused(model.copy === 40 ? '403' : '404');
  const isReviewer = act.by === 'moderator' || act.by === 'colleague' || act.by === 'adminGlobal';
  switch (act.name) {
    case 'edit':
      return act.title === model.title ? ok() : changed(model, { title: act.title }, { ok, refused });
    case 'reprice':
      return changed(model, {}, { ok, refused });
    case 'verify':
      return right === 'staff' ? claimed(model, act.by, { ok, refused }) : asked(model, { ok, refused });
    case 'publish':
      if (right === 'staff') return approved(model, act, { ok, refused });
      if ([15, 32].includes(model.status)) return refused('403');
      if (act.expected !== null && act.expected !== model.status) return refused('409');
      return resumed(model, { ok, refused });
    case 'reject':
      if (!isReviewer || isOfColleague(model, act.by)) return refused('403');
      if (model.status === 16 && model.comment === act.comment) return ok();
      if (model.status !== 15 || isHeld(model, act.by)) return refused('409');
      return ok({ ...reviewed(model), comment: act.comment, status: 16, ...copyTo(model, 46) });
    case 'rollback':
      if (!isReviewer || isOfColleague(model, act.by)) return refused('403');
      if (model.review === null || model.now - model.review.at > 30 * DAY) return refused('409');
      if (model.review.version !== model.version || ![30, 16].includes(model.status)) return refused('409');
      return ok({
        ...{ status: 15, review: null, reviewedAt: null, claim: null, submittedAt: model.now },
        ...copyTo(model, 46),
      });
    case 'start':
    case 'stop':
      return suggested(model, act, { ok, refused });
    case 'sold':
      if (model.status === 53) return ok();
      return [...LIVE, 50].includes(model.status) ? ok({ status: 53, ...copyTo(model, 53) }) : refused('409');
    case 'delete':
      return deleted(model, { ok, refused });
  }
}

interface Answers {
  ok(change?: Partial<Model>): Verdict;
  refused(answer: string): Verdict;
}

const isOfAgency = ({ setting }: Model): boolean => setting.owner !== 'private';
const isOfColleague = (model: Model, by: Walker): boolean => by === 'colleague' && isOfAgency(model);

function rightOf(model: Model, by: Walker, name: Act['name']): 'self' | 'agency' | 'staff' | null {
  const isReviewing = ['verify', 'publish', 'reject', 'rollback'].includes(name);
  const isGone = model.status === 99 && name !== 'delete';
  if (by === 'owner') return isGone ? null : 'self';
  if (by === 'adminGlobal' || (isReviewing && (by === 'moderator' || by === 'colleague'))) return 'staff';
  return by === 'agencyAdmin' && isOfAgency(model) && !isGone ? 'agency' : null;
}

/** The effect on an existing copy; one that is history stays so. */
const copyTo = ({ copy, now }: Model, to: number): Partial<Model> =>
  copy === null || copy === 51 ? {} : { copy: to, copyLeft: now };

const shownNow = (model: Model): Partial<Model> => ({ copy: 40, shown: model.title });

function changed(model: Model, change: { title?: string }, { ok, refused }: Answers): Verdict {
  if (![0, 16, 30, 50].includes(model.status)) return refused('409');
  const next = { ...model, ...change, version: model.version + 1 };
  if (model.status !== 30) return ok(next);
  if (next.title === model.approved) return ok({ ...next, ...shownNow(next) });
  if (model.setting.owner === 'trusted')
    return ok({ ...next, submittedAt: model.now, approved: next.title, ...shownNow(next) });
  return ok({ ...next, status: 15, claim: null, submittedAt: model.now });
}

const isPaid = ({ endDate, now, paidAt, paidDays, status }: Model): boolean =>
  (endDate !== null && endDate > now) ||
  (paidAt !== null && now - paidAt <= 60 * DAY && (paidDays !== null || status === 16));

function asked(model: Model, { ok, refused }: Answers): Verdict {
  if (model.status === 15) return ok();
  const paid = isPaid(model);
  if (model.status === 50 && model.setting.isFree && !paid) return ok(broughtBack(model));
  if (![0, 16].includes(model.status) || !(paid || model.setting.isFree)) return refused('409');
  const days = model.setting.offerType === 1 ? 30 : 90;
  const granted = paid ? {} : { paidDays: days, paidAt: model.now };
  return ok({ ...granted, status: 15, submittedAt: model.now, previous: null, claim: null });
}

/** An offer whose days are over, brought back where nothing is due: online, or in review where its words are others now. */
function broughtBack(model: Model): Partial<Model> {
  const { now, setting } = model;
  const days = setting.offerType === 1 ? 30 : 90;
  const again = { paidAt: now, isPaying: false, previous: null };
  if (model.title !== model.approved) return { ...again, paidDays: days, claim: null, status: 15, submittedAt: now };
  return { ...again, paidDays: null, status: 30, endDate: now + days * DAY, ...shownNow(model) };
}

const waits = ({ status, submittedAt, reviewedAt }: Model): boolean =>
  status === 15 || (status === 30 && submittedAt !== null && (reviewedAt === null || submittedAt > reviewedAt));

/** Another reviewer has claimed it, or it changed since the claim. */
function isHeld({ claim, now, version }: Model, by: Walker): boolean {
  if (claim === null) return false;
  return claim.by === by ? claim.version !== version : now - claim.at < 30 * 60_000;
}

function claimed(model: Model, by: Walker, { ok, refused }: Answers): Verdict {
  if (isOfColleague(model, by)) return refused('403');
  const isOthers = model.claim !== null && model.claim.by !== by && model.now - model.claim.at < 30 * 60_000;
  if (!waits(model) || isOthers) return refused('409');
  return ok({ claim: { by, at: model.now, version: model.version } });
}

const reviewed = (model: Model): Partial<Model> => ({
  ...{ claim: null, reviewedAt: model.now },
  review: { at: model.now, version: model.version },
});

function approved(
  model: Model,
  { by, expected }: { by: Walker; expected: number | null },
  { ok, refused }: Answers,
): Verdict {
  if (isOfColleague(model, by)) return refused('403');
  if (expected !== null && expected !== model.status) return refused('409');
  if (model.status === 32) return ok({ status: 30, previous: null, ...copyTo(model, 40) });
  if (model.status === 30 && !waits(model)) return ok();
  const end = model.paidDays === null ? model.endDate : model.now + model.paidDays * DAY;
  if (![15, 30].includes(model.status) || isHeld(model, by) || end === null) return refused('409');
  return ok({
    ...reviewed(model),
    ...{ status: 30, endDate: end, paidDays: null, comment: null, approved: model.title },
    ...shownNow(model),
  });
}

function resumed(model: Model, { ok, refused }: Answers): Verdict {
  if (model.status === 30) return ok();
  const isOver = model.endDate === null || model.endDate <= model.now;
  return [31, 33, 34].includes(model.status) && !isOver ? ok({ status: 30, ...shownNow(model) }) : refused('409');
}

function suggested(model: Model, act: { name: Act['name']; by: Walker }, { ok, refused }: Answers): Verdict {
  const isAgent = act.by === 'owner' ? isOfAgency(model) : act.by !== 'stranger';
  if (!isAgent) return refused('403');
  const [from, to] = act.name === 'start' ? [33, 34] : [34, 33];
  const isToSuggest = act.name === 'start';
  if (model.status === to) return ok();
  if (model.status === from) return ok({ status: to, isToSuggest, ...copyTo(model, to + 14) });
  return model.status === 30 ? ok({ isToSuggest }) : refused('409');
}

function seen(
  model: Model,
  act: Extract<Act, { name: 'see' }>,
  { ok, refused, right }: Answers & { right: string | null },
): Verdict {
  const isReviewer = ['moderator', 'colleague', 'adminGlobal'].includes(act.by);
  if ([41, 42, 45, 46].includes(act.target)) {
    if (!isReviewer) return refused('403');
    if (act.reason === null) return refused('400');
    if (isOfColleague(model, act.by)) return refused('403');
    if (model.status === 32) return ok();
    return LIVE.includes(model.status) ? ok({ status: 32, ...copyTo(model, 46) }) : refused('409');
  }
  if (![40, 43, 47, 48].includes(act.target)) return refused('400');
  if (act.target === 40 && isReviewer && model.status === 32)
    return approved(model, { by: act.by, expected: null }, { ok, refused });
  if (right === null) return refused(model.copy === 40 ? '403' : '404');
  if (act.target === 40) return resumed(model, { ok, refused });
  if (act.target === 48) return suggested(model, { name: 'start', by: act.by }, { ok, refused });
  const to = act.target === 43 ? 31 : 33;
  if (model.status === to) return ok();
  const isPossible = to === 31 ? model.status === 30 : model.setting.offerType === 0 && [30, 31].includes(model.status);
  return isPossible ? ok({ status: to, ...copyTo(model, act.target) }) : refused('409');
}

function deleted(model: Model, { ok, refused }: Answers): Verdict {
  if ([52, 99].includes(model.status)) return ok();
  if (model.isPaying) return refused('409');
  return model.copy === null ? ok({ status: 99, claim: null }) : ok({ status: 52, claim: null, ...copyTo(model, 51) });
}

const mayProlong = ({ status, endDate, now }: Model): boolean =>
  status === 30 && endDate !== null && endDate - now <= 14 * DAY;

function byItself(model: Model, act: Exclude<Act, { by: Walker }>, { ok, refused }: Answers): Verdict {
  switch (act.name) {
    case 'pay':
      if (mayProlong(model)) return ok({ isPaying: true, payment: { isProlonging: true } });
      if (model.status === 99) return refused('404');
      if (![0, 16, 50].includes(model.status) || isPaid(model)) return refused('409');
      return ok({ status: 10, previous: model.status, isPaying: true, payment: { isProlonging: false } });
    case 'credit':
      if (mayProlong(model)) return settled(model, true, { ok, refused });
      if (model.status === 99) return refused('404');
      if (![0, 16, 50].includes(model.status) || isPaid(model)) return refused('409');
      return settled({ ...model, ...(model.status === 50 && { status: 10, previous: 50 }) }, false, { ok, refused });
    case 'paid':
      return settled(model, model.payment?.isProlonging === true, { ok, refused });
    case 'unpaid':
      if (model.status !== 10) return ok({ isPaying: false });
      return ok({ status: model.previous ?? 0, previous: null, isPaying: false });
    case 'stall':
      return ok({ isPaying: false });
    case 'refund':
      return ok({ paidDays: null, paidAt: null, ...refunded(model) });
    case 'wait':
      return passed({ ...model, now: model.now + act.ms });
  }
}

/** The status of an offer whose money went back. */
function refunded(model: Model): Partial<Model> {
  const { status, now } = model;
  if (LIVE.includes(status)) return { status: 50, endDate: now, ...copyTo(model, 50) };
  if (status === 32) return { endDate: now };
  if (status === 15) return { endDate: null, ...(model.copy !== 50 && copyTo(model, 50)) };
  return status === 16 ? { endDate: null } : {};
}

function settled(model: Model, isProlonging: boolean, { ok }: Answers): Verdict {
  const { status, endDate, now } = model;
  const over = { payment: null };
  if (isProlonging) {
    if (![30, 31, 33, 34, 15].includes(status) || endDate === null) return ok({ ...over, isPaying: false });
    return ok({ ...over, isPaying: false, endDate: Math.max(endDate, now) + BOUGHT_DAYS * DAY });
  }
  const bought = { paidDays: BOUGHT_DAYS, paidAt: now, isPaying: false, previous: null, claim: null };
  if ([0, 16].includes(status)) return ok({ ...over, ...bought, status: 15, submittedAt: now });
  if (status !== 10) return ok(over);
  const isKnown = model.previous === 50 && model.title === model.approved;
  if (!isKnown) return ok({ ...over, ...bought, status: 15, submittedAt: now });
  const end = now + BOUGHT_DAYS * DAY;
  return ok({ ...over, ...bought, claim: model.claim, paidDays: null, status: 30, endDate: end, ...shownNow(model) });
}

/** The effect of the hourly job at a moment. */
function passed(model: Model): Verdict {
  const { status, endDate, now, copy, copyLeft } = model;
  const isOver = LIVE.includes(status) && endDate !== null && endDate <= now;
  if (isOver) return { answer: 'ok', next: { ...model, status: 50, ...copyTo(model, 50) } };
  const isHistory = (copy === 50 || copy === 53) && [50, 53].includes(status) && now - copyLeft >= 90 * DAY;
  return { answer: 'ok', next: isHistory ? { ...model, copy: 51 } : model };
}
