import { readConfig } from '#platform/config/config.ts';
import { step } from '#platform/terminal/progress.ts';
import { fillWithSample } from '#sample/fill-with-sample.ts';
import { wordsOfFailedStart } from '../src/plain-words.ts';
import { serve } from '../src/serve.ts';
import { buildPages } from './build.ts';

/** `npm start`: builds what changed, prepares the data, and serves. */
try {
  const config = readConfig();
  if (config.production) await step('Pages', () => buildPages());
  await serve(config, fillWithSample(config));
} catch (error) {
  console.error(wordsOfFailedStart(error));
  process.exit(1);
}
