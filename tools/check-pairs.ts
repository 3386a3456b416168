import { CHECK_PAIRS } from '#capabilities/publishing/server/publication/passing-time.service.ts';
import { type Config, readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { DirectoryLockedError } from '#platform/db/embedded/directory-lock.ts';
import { askControl } from '#platform/db/embedded/embedded-control.ts';
import { COMMANDS } from '../src/product/modules.ts';
import { operatorMessage } from '../src/product/operator-message.ts';

/** Checks by the product where that has the embedded database to itself. */
async function findUnpaired(config: Config): Promise<string[]> {
  const database = await openDatabase(config).catch((error: unknown) => {
    if (error instanceof DirectoryLockedError) return null;
    throw error;
  });
  if (database === null)
    return (await askControl(config.dataDir, { kind: 'command', name: CHECK_PAIRS, input: null })) as string[];
  try {
    return (await COMMANDS[CHECK_PAIRS]?.(database.db, null)) as string[];
  } finally {
    await database.close();
  }
}

/**
 * `npm run check:pairs`: lists owners' records and public copies that do not match, one a line. Exits with 0 without any, with 1 otherwise.
 *
 * Works while the product runs and while it does not.
 *
 * @source docs/reference/transitions.md, "Pairs"
 */
try {
  const unpaired = await findUnpaired(readConfig());
  for (const line of unpaired) console.log(line);
  console.log(`${unpaired.length} owners' records and public copies do not fit together.`);
  if (unpaired.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(operatorMessage(error) ?? error);
  process.exitCode = 1;
}
