import { SETTINGS_KINDS } from '#generated/settings-kinds.ts';
import { readSettings } from '#platform/config/config.ts';
import { findLiveProblems } from '#platform/config/live-problems.ts';

/** `npm run check:live`: lists all defects of a public site's configuration, and exits with 1 if there are any. */
const { config, faults } = readSettings(process.env, SETTINGS_KINDS);
const problems = findLiveProblems(config, SETTINGS_KINDS).map(
  ({ setting, words, stopsStart }) => `${setting}: ${words}${stopsStart ? ' (the product does not start)' : ''}`,
);
const lines = [...faults, ...problems];
console.log(lines.length > 0 ? lines.join('\n') : 'Nothing is missing.');
process.exitCode = lines.length > 0 ? 1 : 0;
