import { nationalAdverts } from '../national-adverts.ts';
import type { PhraseBook } from '../phrase-book.ts';
import * as apartment from './apartment-openings.ts';
import * as building from './building.ts';
import * as closing from './closing.ts';
import * as commercial from './commercial.ts';
import * as house from './house.ts';
import * as investment from './investment.ts';
import * as land from './land.ts';
import * as parking from './parking.ts';
import * as rooms from './rooms.ts';
import * as sharedRoom from './shared-room.ts';
import { isFeminine, slotsOf } from './slots.ts';
import * as surroundings from './surroundings.ts';

/** The adverts in German, in Swiss spelling. */
export const german: PhraseBook = {
  slotsOf,
  isFeminine,
  adverts: nationalAdverts({
    apartment,
    house,
    building,
    rooms,
    surroundings,
    closing,
    investment,
    sharedRoom,
    parking,
    commercial,
    land,
  }),
};
