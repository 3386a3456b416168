import { readSettings } from '#platform/config/config.ts';
import { findLiveProblems } from '#platform/config/live-problems.ts';

/** `npm run check:live`: says all that a public site lacks, and ends with 1 where it lacks anything. */
const { config, faults } = readSettings(process.env);
const problems = findLiveProblems(config).map(
  ({ setting, words, stopsStart }) => `${setting}: ${words}${stopsStart ? ' (the product does not start)' : ''}`,
);
const lines = [...faults, ...problems];
console.log(lines.length > 0 ? lines.join('\n') : 'Nothing is missing.');
process.exitCode = lines.length > 0 ? 1 : 0;
