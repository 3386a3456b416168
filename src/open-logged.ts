import { type Logger, pino } from 'pino';
import type { Config } from '#platform/config/config.ts';
import { isConnectionLost } from '#platform/db/database-away.ts';
import { wordsOfServer } from '#platform/db/database-words.ts';
import { type DatabaseHandle, openDatabase } from '#platform/db/db.ts';
import { leaveUnoptimised } from '#platform/db/unoptimised.ts';

/** Statements slower than this are named in the log. */
const SLOW_STATEMENT_MS = 500;

/** The database of a product that starts, and the log that hears what goes wrong in it. */
export interface LoggedDatabase {
  database: DatabaseHandle;
  logger: Logger;
  /** Comes when the database is away for the first time. */
  outage: Promise<void>;
  /** Whether it holds what has to be there before anybody is served. */
  isPrepared(): boolean;
  /** It is prepared: that takes long statements, which are a defect to people who are served. */
  notePrepared(): void;
}

/**
 * Opens the database. Loads little, so that the embedded one opens in its thread while the rest of the product is read,
 * which takes as long.
 *
 * @throws what `openDatabase` throws
 */
export async function openLogged(config: Config): Promise<LoggedDatabase> {
  leaveUnoptimised();
  const logger = createLogger(config);
  const outage = Promise.withResolvers<void>();
  let isPrepared = false;
  const database = await openDatabase({
    ...config,
    mayBeAway: true,
    commands: async () => (await import('./modules.ts')).COMMANDS,
    onStatement: ({ sql, ms, error }) => {
      // Of connections that are lost it is told once for all of them, below.
      if (error ? !isConnectionLost(error) : isPrepared && ms > SLOW_STATEMENT_MS)
        logger.warn({ err: error, sql, ms }, error ? 'statement failed' : 'slow statement');
    },
    onAway: (error) => {
      logger.error(`${wordsOfServer(error, config.databaseUrl ?? '')} Visitors are asked to come again until it does.`);
      outage.resolve();
    },
    onBack: () => logger.info('The database answers again.'),
  });
  return {
    database,
    logger,
    outage: outage.promise,
    isPrepared: () => isPrepared,
    notePrepared: () => {
      isPrepared = true;
    },
  };
}

const createLogger = (config: Config) =>
  pino({ level: config.production ? 'info' : 'debug', base: null, timestamp: pino.stdTimeFunctions.isoTime });
