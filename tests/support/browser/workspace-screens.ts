import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LOOKS } from '#tests/support/browser/looks.ts';
import {
  long,
  readScreenCases,
  short,
  type Walker,
  type WorkspaceScreen,
} from '#tests/support/browser/screen-cases.ts';
import { anyPath } from '#tests/support/market/any-path.ts';
import type { LongWords } from '#tests/support/scenes/long-words.ts';

/** A word that is wider than a narrow window: screens that show what people wrote hold one. */
export const LONG_WORD = /W{30}|w{30}|Liegenschaftenverwaltungsgesellschaft/;

/** The same screen with several queries. */
const each = (path: string, ...queries: readonly string[]): string[] => queries.map((query) => path + query);
/** Variants of a screen that differ by their content alone: they are opened where axe looks, on a computer and on a phone. */
const whereAxeLooks = (locale: Locale, screens: readonly WorkspaceScreen[]): readonly WorkspaceScreen[] =>
  LOOKS[locale].hasAxe ? screens : [];

/** Built screens of the workspace, by the member who opens them. @param paid a home of the owner whose QR-bill is half paid */
export async function workspaceScreens(
  locale: Locale,
  scene: LongWords,
  paid: number,
): Promise<Record<Walker, WorkspaceScreen[]>> {
  const shared = sharedScreens(locale, scene, paid);
  const own = (await readScreenCases()).map(({ screens }) => screens(locale));
  const of = (walker: Walker) => [...shared[walker], ...own.flatMap((screens) => screens[walker] ?? [])];
  return { owner: of('owner'), asker: of('asker'), staff: of('staff') };
}

/** Screens whose records belong to several capabilities. */
function sharedScreens(locale: Locale, scene: LongWords, paid: number): Record<Walker, WorkspaceScreen[]> {
  const { offers, conversationId, listings, secrets } = scene;
  const homes = buildPath('myProperties', locale);
  const preview = (id: number): string => buildPath('previewProperty', locale, { id: String(id) });
  const payment = (id: number): string => buildPath('payProperty', locale, { id: String(id) });
  const account = buildPath('myAccount', locale);
  const messages = buildPath('myMessages', locale);
  const thread = buildPath('myMessages', locale, { id: String(conversationId) });
  const favourites = buildPath('myFavourites', locale);
  const moderation = buildPath('moderation', locale);
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
        ...short(anyPath('myTenants', locale)),
      ]),
    ],
    asker: [
      ...long(thread, favourites, `${favourites}?view=list`, `${favourites}?section=together`),
      ...short(`${favourites}?section=hidden`, `${favourites}?pageNumber=9`),
      ...whereAxeLooks(locale, long(`${favourites}?compare=${listings.own},${listings.agency}`)),
    ],
    staff: [
      ...long(moderation, `${moderation}?offer=${offers.waiting}`, `${moderation}?list=reports`),
      ...short(`${moderation}?list=decided`),
      ...long(buildPath('audit', locale)),
      ...whereAxeLooks(locale, long(`${moderation}?list=conversations`, `${moderation}?offer=${offers.published}`)),
    ],
  };
}
