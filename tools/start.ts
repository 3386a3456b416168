import { readConfig } from '#platform/config/config.ts';
import { plainWords, serve } from '../src/serve.ts';
import { buildPages } from './build.ts';
import { fillWithSample } from './fill-with-sample.ts';
import { step } from './progress.ts';

/** `npm start`: builds what changed, prepares the data, and serves. */
try {
  const config = readConfig();
  if (config.production) await step('Pages', () => buildPages());
  await serve(config, fillWithSample(config));
} catch (error) {
  console.error(plainWords(error) ?? error);
  process.exit(1);
}
