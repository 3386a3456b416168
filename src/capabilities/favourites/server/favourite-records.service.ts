import type { PersonalRecords } from '#platform/context/personal-records.ts';
import { listAllVotes, listMemberships } from './circle/circle.queries.ts';
import { deleteListsOfAccounts } from './circle/circle.service.ts';
import { listAllInvitations } from './circle/invitation.queries.ts';
import { listAllRelations } from './relations/relation.queries.ts';
import { listAllSeen } from './relations/seen.queries.ts';
import { listAllFavourites } from './saved/favourite-list.queries.ts';

/** Personal records of favourites. A visitor has none: after a sign-in, the browser itself sends the homes that it has seen. */
export const FAVOURITE_RECORDS: PersonalRecords = {
  export: async (db, { accountId }) => ({
    favourites: await listAllFavourites(db, accountId),
    offerRelations: await listAllRelations(db, accountId),
    seenObjects: await listAllSeen(db, accountId),
    favouriteInvitations: await listAllInvitations(db, accountId),
    favouriteCircles: await listMemberships(db, accountId),
    favouriteVotes: await listAllVotes(db, accountId),
  }),
  erase: deleteListsOfAccounts,
};
