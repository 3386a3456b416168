import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { ApiAnswer } from '#kit/graphql/transport.ts';
import { type Config, readConfig } from '#platform/config/config.ts';
import type { PersonalRecords } from '#platform/context/personal-records.ts';
import type { Services } from '#platform/context/services.ts';
import { MemoryRateLimiter, type RateLimiter, unlimited } from '#platform/http/limits/rate-limit.ts';
import type { StrangerRules } from '#platform/http/outbound/public-address.ts';
import type { DrawPicture } from '#platform/pictures/draw-picture.ts';
import { FolderStore, type ObjectStore } from '#platform/storage/object-store.ts';
import { HOOKS, PERSONAL_RECORDS } from '../../../src/product/modules.ts';
import { createServer, type ServerParts } from '../../../src/product/server.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';
import { TEST_SECRET, testServices } from './test-services.ts';

/** The moment at which all tests happen. */
export const TEST_NOW = new Date('2026-11-20T12:00:00Z');

/** An answer of POST /graphql. */
export interface GraphqlAnswer extends ApiAnswer {
  status: number;
  headers: Record<string, unknown>;
}

/** The whole product without its pages, on a database of its own. */
export interface TestApp {
  server: FastifyInstance;
  database: TestDatabase;
  store: ObjectStore;
  services: Services;
  /** Sends an operation the way a browser does. */
  run(query: string, variables?: object, headers?: Record<string, string>): Promise<GraphqlAnswer>;
  close(): Promise<void>;
}

/** Options of a test. */
export interface TestAppOptions
  extends Partial<
    Pick<
      ServerParts,
      | 'now'
      | 'isPrepared'
      | 'servePages'
      | 'sharedAnswers'
      | 'uploadTimes'
      | 'connections'
      | 'requestLimitMs'
      | 'mostSockets'
    >
  > {
  production?: boolean;
  /** Whether request limits hold, as they do for visitors. */
  limited?: boolean;
  /** Where requests are counted, if not in memory. */
  limits?: RateLimiter;
  personalRecords?: readonly PersonalRecords[];
  /** Which addresses of strangers are asked anything, where it is not only public ones. */
  strangers?: StrangerRules;
  /** Draws pictures that are ordered. */
  draw?: DrawPicture;
  /** Settings besides those of all tests. */
  settings?: Readonly<Record<string, string>>;
  /** Store of pictures, if not in a folder that is removed with the product. */
  picturesDir?: string;
  /** Another database than a fresh copy of the prepared one; it is closed as well. */
  database?: TestDatabase;
  /** Receives every line of the log. */
  log?: (line: string) => void;
}

/** Starts the product on a fresh database; close it in `afterAll`. */
export async function testApp({
  production = true,
  limited = false,
  limits: givenLimits,
  personalRecords = PERSONAL_RECORDS,
  strangers,
  draw,
  settings = {},
  picturesDir,
  database: given,
  log,
  ...parts
}: TestAppOptions = {}): Promise<TestApp> {
  const database = given ?? (await testDatabase());
  const folder = mkdtempSync(join(tmpdir(), 'lares-test-'));
  const store = new FolderStore(picturesDir ?? folder);
  const limits: RateLimiter = givenLimits ?? (limited ? new MemoryRateLimiter() : unlimited);
  const config: Config = { ...readConfig({ SECRET: TEST_SECRET, MAP_STREETS: 'off', ...settings }), production };
  const services = testServices({
    config,
    store,
    personalRecords,
    hooks: HOOKS,
    draw,
    ...(strangers && { strangers }),
  });
  const server = await createServer({
    config,
    database,
    services,
    limits,
    logger: log ? (pino({}, { write: log }) as FastifyBaseLogger) : false,
    now: () => TEST_NOW,
    refusalDelayMs: 0,
    ...parts,
    // No proxy is in front of it.
    connections: { longestDrainMs: 0, ...parts.connections },
  });
  return {
    server,
    database,
    store,
    services,
    run: async (query, variables = {}, headers = {}) => {
      const response = await server.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
      return { status: response.statusCode, headers: response.headers, ...(response.json() as ApiAnswer) };
    },
    close: async () => {
      await server.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
