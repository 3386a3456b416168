import { buildPath } from '#kernel/paths/paths.ts';
import { anAlert } from '#tests/factories/alert.ts';
import { long, type ScreenCases } from '#tests/support/browser/screen-cases.ts';
import { longWord } from '#tests/support/scenes/long-texts.ts';

/** The alerts of a member. */
export const SCREENS: ScreenCases = {
  fill: async (db, { asker }) => {
    await anAlert(db, { accountId: asker, name: longWord(100), openedAt: new Date() });
  },
  screens: (locale) => ({ asker: long(buildPath('myAlerts', locale)) }),
};
