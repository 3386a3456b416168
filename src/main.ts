import { SETTINGS_KINDS } from '#generated/settings-kinds.ts';
import { readStartConfig } from '#platform/config/live-problems.ts';
import { openLogged } from './product/open-logged.ts';
import { startFailureMessage } from './product/operator-message.ts';

try {
  const config = readStartConfig(SETTINGS_KINDS);
  const [logged, { serve }] = await Promise.all([openLogged(config), import('./product/serve.ts')]);
  await serve(config, logged);
} catch (error) {
  console.error(startFailureMessage(error));
  process.exit(1);
}
