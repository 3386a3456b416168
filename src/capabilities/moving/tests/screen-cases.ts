import { buildPath } from '#kernel/paths/paths.ts';
import { long, type ScreenCases, short } from '#tests/support/browser/screen-cases.ts';
import { longEmail, longWord } from '#tests/support/scenes/long-texts.ts';
import { aMovingRequest } from './moving.factory.ts';

/** The list of requests for staff. */
export const SCREENS: ScreenCases = {
  fill: async (db, { asker }) => {
    await aMovingRequest(db, {
      ...{ fromPlace: longWord(100), toPlace: longWord(100), name: longWord(50), email: longEmail(5) },
      ...{ accountId: asker, phone: '1'.repeat(15), requestedAt: new Date() },
    });
  },
  screens: (locale) => {
    const list = buildPath('movingRequests', locale);
    return { staff: [...long(list), ...short(`${list}?done=true`)] };
  },
};
