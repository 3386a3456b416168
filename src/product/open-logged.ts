import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '#platform/config/config.ts';
import { type DatabaseHandle, openDatabase } from '#platform/db/db.ts';
import { leaveUnoptimised } from '#platform/db/embedded/unoptimised.ts';
import { isConnectionLost } from '#platform/db/statements/database-away.ts';
import { wordsOfServer } from '#platform/db/statements/database-words.ts';
import { outages } from '#platform/log/outages.ts';

/** Statements slower than this are named in the log. */
const SLOW_STATEMENT_MS = 500;

/** As the log names it. */
const DATABASE = {
  kind: 'database',
  name: 'The database',
  whileAway: 'Visitors are asked to come again until it does.',
} as const;

/** The database of a product that starts, and the log that hears what goes wrong in it. */
export interface LoggedDatabase {
  database: DatabaseHandle;
  logger: Logger;
  /** Comes when the database is away for the first time. */
  outage: Promise<void>;
  /** Whether it holds what has to be there before anybody is served. */
  isPrepared(): boolean;
  /** It is prepared: that takes long statements, which are a defect to people who are served. */
  onPrepared(): void;
}

/**
 * Opens the database. Loads little, so that the embedded one opens in its thread while the rest of the product is read,
 * which takes as long.
 *
 * @param destination where lines of the log go; the ordinary output unless said otherwise
 * @throws what `openDatabase` throws
 */
export async function openLogged(config: Config, destination?: DestinationStream): Promise<LoggedDatabase> {
  leaveUnoptimised();
  const logger = createLogger(config, destination);
  const outage = Promise.withResolvers<void>();
  let isPrepared = false;
  const database: DatabaseHandle = await openDatabase({
    ...config,
    mayBeAway: true,
    commands: async () => (await import('./modules.ts')).COMMANDS,
    onStatement: ({ sql, ms, error }) => {
      if (error && isConnectionLost(error)) outages.failed(DATABASE, error);
      else if (!error && outages.isAway(DATABASE) && !database?.isAway()) outages.answered(DATABASE);
      if (error ? !isConnectionLost(error) : isPrepared && ms > SLOW_STATEMENT_MS)
        logger.warn({ err: error, sql, ms }, error ? 'statement failed' : 'slow statement');
    },
    onAway: (error) => {
      outages.failed(DATABASE, new Error(wordsOfServer(error, config.databaseUrl ?? ''), { cause: error }));
      outage.resolve();
    },
    onBack: () => outages.answered(DATABASE),
  });
  return {
    database,
    logger,
    outage: outage.promise,
    isPrepared: () => isPrepared,
    onPrepared: () => {
      isPrepared = true;
    },
  };
}

/** The log of the product. What belongs to an outage is told by the outage alone. */
function createLogger(config: Config, destination: DestinationStream = pino.destination(1)): Logger {
  const level = config.production ? 'info' : 'debug';
  const logger = pino(
    {
      ...{ level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
      hooks: {
        logMethod(parameters, write) {
          const { err } = (parameters[0] ?? {}) as { err?: unknown };
          if (!belongsToOutage(err)) write.apply(this, parameters);
        },
      },
    },
    destination,
  );
  outages.writeTo(logger);
  return logger;
}

const belongsToOutage = (error: unknown): boolean =>
  outages.isTold(error) || (outages.wasAway(DATABASE) && isConnectionLost(error));
