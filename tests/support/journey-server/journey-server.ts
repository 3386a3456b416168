import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { readConfig } from '#platform/config/config.ts';
import { createServices } from '#platform/context/services.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import { unlimited } from '#platform/http/limits/rate-limit.ts';
import { startWorker } from '#platform/jobs/worker.ts';
import { mailDelivery } from '#platform/mail/deliver-mail.ts';
import { mailTransport } from '#platform/mail/transport.ts';
import { FolderStore, type ObjectStore } from '#platform/storage/object-store.ts';
import { drawSamplePicture } from '#sample/drawing/draw-picture.ts';
import { loadSampleMarket } from '#sample/load-sample.ts';
import { testOpenIdProvider } from '#tests/support/neighbours/openid-provider.ts';
import { openFolderCopy } from '#tests/support/product/test-database.ts';
import { TEST_SECRET } from '#tests/support/product/test-services.ts';
import { reviewScene } from '#tests/support/scenes/review-scene.ts';
import { productPort } from '#tools/testing/free-port.ts';
import { HOOKS, JOBS, PERSONAL_RECORDS } from '../../../src/product/modules.ts';
import { attachPages } from '../../../src/product/pages-server.ts';
import { createServer } from '../../../src/product/server.ts';
import { openFeedServer } from './feed-server.ts';
import { addOwners } from './journey-owners.ts';
import { openSceneServer } from './scene-server.ts';

const PICTURE_FOLDER = fileURLToPath(new URL('../../../var/test/pictures', import.meta.url));
const LISTINGS = 2_000;
const SEED = 7;

declare module 'vitest' {
  interface ProvidedContext {
    /** Scheme, host and port of the running product. */
    origin: string;
  }
}

/** The person who signs in at the provider in all journeys. */
export const PERSON_AT_PROVIDER = {
  subject: 'sofia',
  email: 'sofia.bianchi@example.ch',
  email_verified: true,
  given_name: 'Sofia',
  family_name: 'Bianchi',
};

/** Before all journeys: the whole product with a small sample market, as visitors meet it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Links in mails name it before the product listens.
  const port = await productPort();
  const origin = `http://127.0.0.1:${port}`;
  const openId = await testOpenIdProvider(`${origin}/auth`);
  openId.seat(PERSON_AT_PROVIDER);
  // All journeys come from one address.
  const shared = { SOCKETS_PER_ADDRESS: '1000' };
  const config = readConfig({
    ...openId.settings,
    ...shared,
    PORT: String(port),
    PUBLIC_URL: origin,
    SECRET: TEST_SECRET,
    MAP_STREETS: 'off',
  });
  const { database, store } = await sampleMarket(project.getProvidedContext().preparedFolder);
  const services = createServices({
    config,
    store,
    draw: drawSamplePicture,
    personalRecords: PERSONAL_RECORDS,
    hooks: HOOKS,
  });
  const server = await createServer({
    config,
    database,
    services,
    limits: unlimited,
    logger: false,
    now: () => new Date(),
    servePages: (target, pages) => attachPages(target, pages, config),
  });
  const definitions = [...JOBS, mailDelivery(mailTransport(config))];
  const log = { warn: console.warn, error: console.error };
  const worker = await startWorker({ database, services, definitions, log, now: () => new Date() });
  project.provide('staff', await reviewScene(database.db, new Date()));
  const feedServer = await openFeedServer({ db: database.db, store });
  project.provide('feedServer', feedServer.origin);
  const scenes = await openSceneServer({ server, database, services });
  project.provide('sceneServer', scenes.origin);
  project.provide('origin', await server.listen({ port, host: '127.0.0.1' }));
  return async () => {
    feedServer.close();
    scenes.close();
    await server.close();
    await worker.stop();
    await openId.close();
    await database.close();
  };
}

async function sampleMarket(preparedFolder: string): Promise<{ database: DatabaseHandle; store: ObjectStore }> {
  mkdirSync(PICTURE_FOLDER, { recursive: true });
  const database = await openFolderCopy(preparedFolder);
  const store = new FolderStore(PICTURE_FOLDER);
  const market = { count: LISTINGS, seed: SEED, now: new Date(), onProgress: () => {} };
  await loadSampleMarket(database.db, market);
  await addOwners(database.db, new Date());
  return { database, store };
}
