import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { TestProject } from 'vitest/node';
import { readConfig } from '#platform/config/config.ts';
import { openInMemory } from '#platform/db/db.ts';
import { unlimited } from '#platform/http/rate-limit.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { loadSampleMarket } from '#tools/sample/load-sample.ts';
import { storeSamplePictures } from '#tools/sample/store-pictures.ts';
import { attachPages } from '../../src/pages-server.ts';
import { prepareDatabase } from '../../src/prepare.ts';
import { createServer } from '../../src/server.ts';

const PICTURES = fileURLToPath(new URL('../../var/test/pictures', import.meta.url));
const LISTINGS = 2_000;
const SEED = 7;

declare module 'vitest' {
  interface ProvidedContext {
    /** Scheme, host and port of the running product. */
    origin: string;
  }
}

let server: FastifyInstance;

/** Before all journeys: the whole product with a small sample market, as visitors meet it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  mkdirSync(PICTURES, { recursive: true });
  const database = await openInMemory(null);
  const store = new FolderStore(PICTURES);
  await prepareDatabase(database);
  const pictures = await storeSamplePictures({ db: database.db, store }, () => {});
  const market = { count: LISTINGS, seed: SEED, now: new Date(), pictures, onProgress: () => {} };
  await loadSampleMarket(database.db, market);
  const config = readConfig({});
  server = await createServer({
    config,
    database,
    store,
    limits: unlimited,
    logger: false,
    now: () => new Date(),
    servePages: (target, services) => attachPages(target, services, config),
  });
  project.provide('origin', await server.listen({ port: 0, host: '127.0.0.1' }));
  return async () => {
    await server.close();
    await database.close();
  };
}
