import { fileURLToPath } from 'node:url';
import { SETTINGS_KINDS } from '#generated/settings-kinds.ts';
import type { Config } from '#platform/config/config.ts';
import { readStartConfig } from '#platform/config/live-problems.ts';
import { reportStep } from '#platform/terminal/progress.ts';
import { openLogged } from '../src/product/open-logged.ts';
import { startFailureMessage } from '../src/product/operator-message.ts';
import { buildPages } from './build.ts';

/** `npm start`: builds what changed, prepares the data, and serves. */
try {
  const config = settings();
  const [logged, [{ serve }, { fillWithSample }, { drawSamplePicture }]] = await Promise.all([
    openLogged(config),
    product(config),
  ]);
  await serve(config, logged, { fill: fillWithSample(config), draw: drawSamplePicture });
} catch (error) {
  console.error(startFailureMessage(error));
  process.exit(1);
}

/** The sample market replaces some of the product's texts, unless an installation names its own. */
function settings(): Config {
  const config = readStartConfig(SETTINGS_KINDS);
  if (config.sampleListings === 0 || process.env.TEXTS_DIR?.trim()) return config;
  const TEXTS_DIR = fileURLToPath(new URL('../sample/own-texts', import.meta.url));
  return readStartConfig(SETTINGS_KINDS, { ...process.env, TEXTS_DIR });
}

/** Builds the pages and loads the rest of the product. */
async function product(config: Config) {
  if (config.production) await reportStep('Pages', () => buildPages());
  return Promise.all([
    import('../src/product/serve.ts'),
    import('#sample/fill-with-sample.ts'),
    import('#sample/drawing/draw-picture.ts'),
  ]);
}
