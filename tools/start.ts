import { readConfig } from '#platform/config/config.ts';
import { buildPages } from './build.ts';
import { prepareData } from './prepare-data.ts';
import { step } from './progress.ts';

/** `npm start`: builds what changed, prepares the data, and serves. */
try {
  const config = readConfig();
  await step('Pages', () => buildPages());
  await prepareData(config);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
await import('../src/main.ts');
