import { readConfig } from '#platform/config/config.ts';
import { plainWords, serve } from './serve.ts';

try {
  await serve(readConfig());
} catch (error) {
  console.error(plainWords(error) ?? error);
  process.exit(1);
}
