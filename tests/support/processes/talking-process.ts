import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#platform/config/config.ts';
import { unlimited } from '#platform/http/limits/rate-limit.ts';
import { startWorker } from '#platform/jobs/worker.ts';
import { openBus } from '#platform/realtime/open-bus.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { environmentDatabase } from '#tests/support/product/environment-database.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';
import { testServices } from '#tests/support/product/test-services.ts';
import { HOOKS, JOBS, PERSONAL_RECORDS } from '../../../src/product/modules.ts';
import { createServer } from '../../../src/product/server.ts';

// The product without pages, in a process of its own, by the settings of its environment; reports its address to its parent.
const config = readConfig();
const log = { warn: () => {}, info: () => {}, error: console.error };
const database = await environmentDatabase();
const { bus } = await openBus(config);
const store = new FolderStore(join(tmpdir(), 'lares-talking'));
const services = testServices({ config, store, bus, personalRecords: PERSONAL_RECORDS, hooks: HOOKS });
const now = (): Date => TEST_NOW;
const server = await createServer({
  ...{ config, database, services, limits: unlimited, logger: false, now, refusalDelayMs: 0 },
});
await startWorker({ database, services, definitions: JOBS, log, now });
process.send?.(await server.listen({ port: 0, host: '127.0.0.1' }));
