import { emailInput } from '#capabilities/accounts/account.input.ts';
import { z } from '#kernel/schema.ts';
import { FAVOURITE_LIMITS, FAVOURITE_ORDERS, RelationType, SeenKind, Vote } from './favourite.ts';

const wrong = { message: 'error.validation.value' };
const offerId = z.int(wrong).positive(wrong).max(2_147_483_647, wrong);
const ids = z.array(offerId, wrong).max(FAVOURITE_LIMITS.idsAtOnce, wrong);

/** A note of a member on a home. @source docs/reference/limits.md, "Texts" */
export const noteInput = z.object({
  activeOfferId: offerId,
  note: z
    .string(wrong)
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(FAVOURITE_LIMITS.note, { message: `error.validation.max:${FAVOURITE_LIMITS.note}` })),
});

/** A home, by its id. */
export const offerInput = z.object({ activeOfferId: offerId });

/** A page of favourites, with full homes or ids only. */
export const favouritesInput = z
  .object({
    orderBy: z.literal(FAVOURITE_ORDERS, wrong),
    pageNumber: z.int(wrong).min(1, wrong).max(10_000, wrong),
    pageSize: z.int(wrong).min(1, wrong).max(FAVOURITE_LIMITS.largestLightPage, wrong),
    isAbbreviated: z.boolean(),
    isShared: z.boolean(),
  })
  .refine(({ isAbbreviated, pageSize }) => isAbbreviated || pageSize <= FAVOURITE_LIMITS.largestPage, {
    ...wrong,
    path: ['pageSize'],
  });

/** A checked request for a page of favourites. */
export type FavouritesQuery = z.output<typeof favouritesInput>;

/** Lists that members may change. Suggestions by agents are not among them. */
const ownList = z.literal([RelationType.Favourite, RelationType.Hidden, RelationType.RemovedPrivateSelect], wrong);

/** A home and a list of the member. */
export const relationInput = z.object({ offerId, type: ownList });

/** Homes to remove from a list. */
export const relationsInput = z.object({ activeOfferIds: ids, type: ownList });

/** Objects that the member looked at. */
export const seenInput = z.object({ kind: z.literal(SeenKind.ActiveOffer, wrong), ids });

/** A vote on a home; null withdraws it. */
export const voteInput = z.object({ activeOfferId: offerId, vote: z.literal(Object.values(Vote), wrong).nullable() });

/** Address of a person who is invited to share favourites. */
export const invitationInput = z.object({ email: emailInput });
