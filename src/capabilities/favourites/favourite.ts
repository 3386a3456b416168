import { SortOrder } from '#capabilities/search/search.filter.ts';

/** Lists on which a member has homes. @source docs/reference/workspace.md, "Favourites" */
export const RelationType = { Favourite: 10, Hidden: 20, RemovedPrivateSelect: 30, ManualSuggestion: 40 } as const;
export type RelationType = (typeof RelationType)[keyof typeof RelationType];

/** Kinds of objects that are marked as seen; homes only, so far. @source docs/reference/workspace.md, "Seen homes" */
export const SeenKind = { ActiveOffer: 100 } as const;

/** The vote of a circle member on a home. */
export const Vote = { Yes: 1, Maybe: 2, No: 3 } as const;
export type Vote = (typeof Vote)[keyof typeof Vote];

/** Largest number of stored entries of each kind. @source docs/reference/limits.md, "Favourites" */
export const FAVOURITE_LIMITS = {
  favourites: 500,
  hidden: 1_000,
  removed: 500,
  seen: 500,
  note: 2_000,
  idsAtOnce: 500,
  circle: 6,
  openInvitations: 10,
  pageSize: 24,
  largestPage: 100,
  largestLightPage: 500,
  compared: 4,
  votes: 3_000,
} as const;

/** Sort orders of a list of favourites, in the sequence of the menu. @source docs/reference/workspace.md, "Favourites" */
export const FAVOURITE_ORDERS = [
  SortOrder.DateDesc,
  SortOrder.DateAsc,
  SortOrder.Recommended,
  SortOrder.PriceAsc,
  SortOrder.PriceDesc,
  SortOrder.RoomAsc,
  SortOrder.RoomDesc,
  SortOrder.SurfaceAsc,
  SortOrder.SurfaceDesc,
  SortOrder.CityAsc,
  SortOrder.CityDesc,
  SortOrder.NotesDesc,
  SortOrder.NotesAsc,
  SortOrder.SourceAsc,
  SortOrder.SourceDesc,
  SortOrder.PhoneDesc,
  SortOrder.PhoneAsc,
] as const satisfies readonly SortOrder[];
export type FavouriteOrder = (typeof FAVOURITE_ORDERS)[number];
