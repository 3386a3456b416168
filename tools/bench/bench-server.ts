import { searchTable } from '#capabilities/search/server/index/search-index.ts';
import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { leaveUnoptimised } from '#platform/db/embedded/unoptimised.ts';
import { unlimited } from '#platform/http/limits/rate-limit.ts';
import { attachPages } from '../../src/product/pages-server.ts';
import { prepareDatabase } from '../../src/product/prepare.ts';
import { createServer } from '../../src/product/server.ts';
import { benchServices } from './bench-context.ts';

/** The product over an existing market, without limits of requests; its environment names the market. */
const config = readConfig();
leaveUnoptimised();
const database = await openDatabase(config);
await prepareDatabase(database);
await searchTable(database.db);
const server = await createServer({
  config,
  database,
  services: benchServices(config),
  limits: unlimited,
  logger: false,
  now: () => new Date(),
  servePages: (target, services) => attachPages(target, services, config),
});
process.once('SIGTERM', async () => {
  await server.close();
  await database.close();
  process.exit(0);
});
await server.listen({ port: config.port, host: '127.0.0.1' });
