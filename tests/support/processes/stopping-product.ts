import { readConfig } from '#platform/config/config.ts';
import { openLogged } from '../../../src/product/open-logged.ts';
import { serve } from '../../../src/product/serve.ts';

/** The product as `src/main.ts` runs it, without its built pages, until it is stopped. */
const config = readConfig();
await serve(config, await openLogged(config), { pages: async () => {} });
