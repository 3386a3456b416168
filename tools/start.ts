import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from '#platform/config/config.ts';
import { demandLive } from '#platform/config/live-problems.ts';
import { step } from '#platform/terminal/progress.ts';
import { openLogged } from '../src/product/open-logged.ts';
import { wordsOfFailedStart } from '../src/product/plain-words.ts';
import { buildPages } from './build.ts';

/** `npm start`: builds what changed, prepares the data, and serves. */
try {
  const config = settings();
  const [logged, [{ serve }, { fillWithSample }]] = await Promise.all([openLogged(config), product(config)]);
  await serve(config, logged, { fill: fillWithSample(config) });
} catch (error) {
  console.error(wordsOfFailedStart(error));
  process.exit(1);
}

/** The sample market replaces some of the product's texts, unless an installation names its own. */
function settings(): Config {
  const config = readConfig();
  demandLive(config);
  if (config.sampleListings === 0 || process.env.TEXTS_DIR?.trim()) return config;
  return readConfig({ ...process.env, TEXTS_DIR: fileURLToPath(new URL('../sample/own-texts', import.meta.url)) });
}

/** Builds the pages and loads the rest of the product. */
async function product(config: Config) {
  if (config.production) await step('Pages', () => buildPages());
  return Promise.all([import('../src/product/serve.ts'), import('#sample/fill-with-sample.ts')]);
}
