import { type Config, readConfig } from '#platform/config/config.ts';
import { step } from '#platform/terminal/progress.ts';
import { openLogged } from '../src/open-logged.ts';
import { wordsOfFailedStart } from '../src/plain-words.ts';
import { buildPages } from './build.ts';

/** `npm start`: builds what changed, prepares the data, and serves. */
try {
  const config = readConfig();
  const [logged, [{ serve }, { fillWithSample }]] = await Promise.all([openLogged(config), product(config)]);
  await serve(config, logged, fillWithSample(config));
} catch (error) {
  console.error(wordsOfFailedStart(error));
  process.exit(1);
}

/** Builds the pages and reads the rest of the product. */
async function product(config: Config) {
  if (config.production) await step('Pages', () => buildPages());
  return Promise.all([import('../src/serve.ts'), import('#sample/fill-with-sample.ts')]);
}
