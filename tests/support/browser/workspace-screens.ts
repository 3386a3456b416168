import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LOOKS } from '#tests/support/browser/looks.ts';
import type { LongWords } from '#tests/support/scenes/long-words.ts';

/** A word that is wider than a narrow window: screens that show what people wrote hold one. */
export const LONG_WORD = /W{30}|w{30}|Liegenschaftenverwaltungsgesellschaft/;

/** A screen of the walk, by its address. */
export interface WorkspaceScreen {
  path: string;
  /** Whether it shows what people wrote, which is as long as it may be. */
  isLong: boolean;
  /** Whether the address names no language: the screen speaks the one that was chosen before. */
  isOutsideLanguages: boolean;
}

/** Members of the walk: one owns homes, one asks about them and keeps them, one is of the staff. */
export type Walker = 'owner' | 'asker' | 'staff';

const screensAt = (paths: readonly string[], isLong: boolean): WorkspaceScreen[] =>
  paths.map((path) => ({ path, isLong, isOutsideLanguages: path.startsWith('/workspace/') }));
const long = (...paths: readonly string[]): WorkspaceScreen[] => screensAt(paths, true);
const short = (...paths: readonly string[]): WorkspaceScreen[] => screensAt(paths, false);
/** The same screen with several queries. */
const each = (path: string, ...queries: readonly string[]): string[] => queries.map((query) => path + query);
/** Variants of a screen that differ by their content alone: they are opened where axe looks, on a computer and on a phone. */
const whereAxeLooks = (locale: Locale, screens: readonly WorkspaceScreen[]): readonly WorkspaceScreen[] =>
  LOOKS[locale].hasAxe ? screens : [];

/** Every built screen of the workspace, by the member who opens it. @param paid a home of the owner whose QR-bill is half paid */
export function workspaceScreens(locale: Locale, scene: LongWords, paid: number): Record<Walker, WorkspaceScreen[]> {
  const { offers, conversationId, listings, secrets } = scene;
  const homes = buildPath('myProperties', locale);
  const preview = (id: number): string => buildPath('previewProperty', locale, { id: String(id) });
  const payment = (id: number): string => buildPath('payProperty', locale, { id: String(id) });
  const account = buildPath('myAccount', locale);
  const messages = buildPath('myMessages', locale);
  const thread = buildPath('myMessages', locale, { id: String(conversationId) });
  const favourites = buildPath('myFavourites', locale);
  const moderation = buildPath('moderation', locale);
  const payments = buildPath('payments', locale);
  const moving = buildPath('movingRequests', locale);
  return {
    owner: [
      ...long(`${homes}?offerType=0`, preview(offers.published), preview(offers.draft)),
      ...short(`${homes}?text=nothing`, `${homes}?group=5`, payment(paid)),
      ...long(buildPath('editProperty', locale, { id: String(offers.draft) }), payment(offers.draft)),
      ...long(`${account}?section=profile`, buildPath('myAccountPreview', locale), messages),
      ...short(...each(account, '?section=preferences', '?section=security', '?section=data')),
      ...short(buildPath('confirmRent', locale), buildPath('myPotentialCustomers', locale)),
      ...whereAxeLooks(locale, [
        ...long(preview(offers.waiting), preview(offers.rejected), preview(offers.suspended), thread),
        ...long(buildPath('favouriteInvitation', locale, { id: secrets.invitation })),
        ...short(...each(messages, '?box=archived', '?text=zzz', '?pageNumber=9')),
        ...short(buildPath('myTenants', locale)),
      ]),
    ],
    asker: [
      ...long(thread, favourites, `${favourites}?view=list`, `${favourites}?section=together`),
      ...short(`${favourites}?section=hidden`, `${favourites}?pageNumber=9`),
      ...long(buildPath('myAlerts', locale), buildPath('myPayments', locale)),
      ...whereAxeLooks(locale, long(`${favourites}?compare=${listings.own},${listings.agency}`)),
    ],
    staff: [
      ...long(moderation, `${moderation}?offer=${offers.waiting}`, `${moderation}?list=reports`),
      ...short(`${moderation}?list=decided`, `${payments}?section=credits`),
      ...long(payments, `${payments}?section=payouts`, `${payments}?section=bank`, buildPath('audit', locale)),
      ...long(moving),
      ...short(`${moving}?done=true`),
      ...whereAxeLooks(locale, long(`${moderation}?list=conversations`, `${moderation}?offer=${offers.published}`)),
    ],
  };
}
