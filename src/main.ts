import { readConfig } from '#platform/config/config.ts';
import { wordsOfFailedStart } from './plain-words.ts';
import { serve } from './serve.ts';

try {
  await serve(readConfig());
} catch (error) {
  console.error(wordsOfFailedStart(error));
  process.exit(1);
}
