import { readConfig } from '#platform/config/config.ts';
import { demandLive } from '#platform/config/live-problems.ts';
import { openLogged } from './product/open-logged.ts';
import { wordsOfFailedStart } from './product/plain-words.ts';

try {
  const config = readConfig();
  demandLive(config);
  const [logged, { serve }] = await Promise.all([openLogged(config), import('./product/serve.ts')]);
  await serve(config, logged);
} catch (error) {
  console.error(wordsOfFailedStart(error));
  process.exit(1);
}
