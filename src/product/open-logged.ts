import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '#platform/config/config.ts';
import { type DatabaseHandle, openDatabase } from '#platform/db/db.ts';
import { leaveUnoptimised } from '#platform/db/embedded/unoptimised.ts';
import { isConnectionLost } from '#platform/db/statements/database-away.ts';
import { serverErrorText } from '#platform/db/statements/database-error-texts.ts';
import { outages } from '#platform/log/outages.ts';

/** Slower statements are logged, milliseconds. */
const SLOW_STATEMENT_MS = 500;

/** Names for the log. */
const DATABASE = {
  kind: 'database',
  name: 'The database',
  whileAway: 'Visitors are asked to come again until it does.',
} as const;

/** The database of a starting product, and the log of its failures. */
export interface LoggedDatabase {
  database: DatabaseHandle;
  logger: Logger;
  /** Resolves when the database is away for the first time. */
  outage: Promise<void>;
  /** Whether it holds everything that requests need. */
  isPrepared(): boolean;
  /** Marks it as prepared: from then on slow statements are logged, which are normal only during the preparation. */
  onPrepared(): void;
}

/**
 * Opens the database. It imports little, so that the embedded one opens in its thread while the rest of the product is loaded, which takes
 * as long.
 *
 * @param destination of the log's lines; by default the standard output
 * @throws the errors of `openDatabase`
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
      outages.failed(DATABASE, new Error(serverErrorText(error, config.databaseUrl ?? ''), { cause: error }));
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

/** The log of the product. Errors that belong to an outage are reported by the outage alone. */
function createLogger(config: Config, destination: DestinationStream = pino.destination(1)): Logger {
  const level = config.production ? 'info' : 'debug';
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
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
  outages.isLogged(error) || (outages.wasAway(DATABASE) && isConnectionLost(error));
