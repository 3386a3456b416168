import { readConfig } from '#platform/config/config.ts';
import { attachPages } from '../../../src/product/pages-server.ts';
import type { TestAppOptions } from './test-app.ts';

/** The product's pages, as they were built. */
export const BUILT_PAGES: Pick<TestAppOptions, 'servePages'> = {
  servePages: (server, services) => attachPages(server, services, readConfig({})),
};
