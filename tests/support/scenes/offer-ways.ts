import type { Act, Setting } from './offer-acts.ts';
import { DAY } from './offer-rules.ts';

const SALE: Setting = { offerType: 0, owner: 'agent', isFree: false };
const FREE: Setting = { offerType: 1, owner: 'private', isFree: true };
const owner = { by: 'owner' } as const;
const moderator = { by: 'moderator' } as const;
const verify: Act = { name: 'verify', ...owner };
const approve: Act = { name: 'publish', ...moderator, expected: 15 };
const reject: Act = { name: 'reject', ...moderator, comment: 'No.' };
const rollback: Act = { name: 'rollback', ...moderator };
const remove: Act = { name: 'delete', ...owner };
const sold: Act = { name: 'sold', ...owner };
const edit: Act = { name: 'edit', ...owner, title: 'Other words' };
const see = (target: number): Act => ({ name: 'see', ...owner, target, reason: null });
const suspend: Act = { name: 'see', ...moderator, target: 46, reason: 'Not as it should be.' };
const reinstate: Act = { name: 'publish', ...moderator, expected: 32 };
const wait = (days: number): Act => ({ name: 'wait', ms: days * DAY });
const pay: Act = { name: 'pay' };
const paid: Act = { name: 'paid' };
const unpaid: Act = { name: 'unpaid' };
const credit: Act = { name: 'credit' };
const refund: Act = { name: 'refund' };
const online: readonly Act[] = [credit, approve];

/** Walks that together take every step of the table, but those of agents (60, 70, 80). */
export const WAYS: readonly [name: string, setting: Setting, acts: readonly Act[]][] = [
  ['paid, approved, ended, paid again unchanged, sold', SALE, [pay, paid, approve, wait(41), pay, paid, sold, remove]],
  [
    'a payment that comes to nothing',
    SALE,
    [pay, unpaid, pay, paid, reject, wait(61), pay, unpaid, credit, reject, wait(61), remove],
  ],
  [
    'ended, a payment that comes to nothing, changed, paid',
    SALE,
    [...online, wait(41), pay, unpaid, edit, pay, paid, approve],
  ],
  [
    'rejected, mended, submitted again',
    FREE,
    [verify, reject, edit, verify, reject, rollback, approve, rollback, approve],
  ],
  ['rolled back from a rejection, deleted', FREE, [verify, reject, rollback, remove]],
  [
    'paused, private, suggested and back',
    SALE,
    [
      ...online,
      see(43),
      see(40),
      see(43),
      see(47),
      see(48),
      { name: 'stop', ...owner },
      see(40),
      see(47),
      { name: 'start', ...owner },
      see(40),
    ],
  ],
  [
    'suspended from everywhere',
    SALE,
    [
      ...online,
      suspend,
      reinstate,
      see(43),
      suspend,
      reinstate,
      see(47),
      suspend,
      reinstate,
      see(47),
      see(48),
      suspend,
      remove,
    ],
  ],
  ['ended while paused', SALE, [...online, see(43), wait(41), remove]],
  [
    'ended while private, history, once more',
    SALE,
    [...online, see(47), wait(41), wait(91), pay, paid, reject, remove],
  ],
  [
    'ended while suggested, history, once more unchanged',
    SALE,
    [...online, see(47), see(48), wait(41), wait(91), pay, paid, wait(1)],
  ],
  ['changed online', FREE, [verify, approve, edit, approve, edit, remove]],
  [
    'changed online by a trusted agent',
    { ...SALE, owner: 'trusted' },
    [...online, edit, { name: 'verify', ...moderator }, approve],
  ],
  ['changed online, rejected, withdrawn', FREE, [verify, approve, edit, reject, remove]],
  ['sold while paused, history', SALE, [...online, see(43), sold, wait(91)]],
  ['sold while private', SALE, [...online, see(47), sold]],
  ['sold while suggested', SALE, [...online, see(47), see(48), sold]],
  ['prolonged', SALE, [...online, wait(30), pay, paid, wait(15)]],
  ['sold after its end', SALE, [...online, wait(41), sold]],
  ['refunded', SALE, [...online, refund, pay, unpaid, remove]],
  ['deleted as a draft', SALE, [remove]],
  ['deleted while waiting for review', FREE, [verify, remove]],
  ['deleted while nobody can pay', SALE, [pay, { name: 'stall' }, remove]],
  ['deleted while paused', SALE, [...online, see(43), remove]],
  ['deleted while waiting once more', FREE, [verify, approve, edit, remove]],
  ['deleted online', SALE, [...online, remove]],
  ['deleted while private', SALE, [...online, see(47), remove]],
  ['deleted while suggested', SALE, [...online, see(47), see(48), remove]],
];

/** The steps of `docs/reference/transitions.md`, "Owner's record". */
export const STEPS = [
  ...['0>10', '16>10', '50>10', '0>15', '16>15', '10>15', '10>30', '10>0', '10>16', '10>50', '15>30', '15>16'],
  ...['30>15', '30>31', '31>30', '33>30', '34>30', '30>33', '31>33', '33>34', '34>33', '30>32', '31>32', '33>32'],
  ...['34>32', '32>30', '30>50', '31>50', '33>50', '34>50', '30>53', '31>53', '33>53', '34>53', '50>53', '0>99'],
  ...['15>99', '16>99', '10>99', '30>52', '31>52', '32>52', '33>52', '34>52', '50>52', '53>52', '15>52', '16>52'],
];
