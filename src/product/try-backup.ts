import { createTrialDatabase, dropTrialDatabase } from '#platform/backup/backup-trial.queries.ts';
import { checkBackup } from '#platform/backup/check-backup.ts';
import { type Config, readConfig } from '#platform/config/config.ts';
import { type DatabaseHandle, openDatabase } from '#platform/db/db.ts';
import { leaveUnoptimised } from '#platform/db/embedded/unoptimised.ts';
import { fillFromBackup } from './fill-from-backup.ts';
import { operatorMessage } from './operator-message.ts';

/**
 * `node src/product/try-backup.ts FILE FOLDER`: restores a backup into a database of its own and removes that again; an embedded one lies in the folder. The last line of the output is what
 * was restored, as JSON. It ends with its input, so never outlives the process that started it.
 */
leaveUnoptimised();
process.stdin.on('end', () => process.exit(1)).resume();
try {
  const [file = '', folder = ''] = process.argv.slice(2);
  const config = readConfig();
  const backup = await checkBackup(file);
  const { database, place, remove } = await openPlace(config, folder);
  try {
    await fillFromBackup(database, file, backup);
  } finally {
    await database.close();
    await remove();
  }
  const rows = Object.values(backup.sums.tables).reduce((sum, table) => sum + table.rows, 0);
  const files = Object.keys(backup.sums.files).length;
  console.log(JSON.stringify({ takenAt: backup.about.takenAt, rows, files, place }));
  process.exit(0);
} catch (error) {
  console.error(operatorMessage(error) ?? error);
  process.exit(1);
}

/** An empty database, and the function that removes it once it is closed. */
interface Place {
  database: DatabaseHandle;
  place: 'embedded' | 'server';
  remove(): Promise<void>;
}

/** A database on the product's server, where its role may create databases; else an embedded one in a folder. */
async function openPlace(config: Config, folder: string): Promise<Place> {
  if (config.databaseUrl !== null) {
    const product = await openDatabase({ ...config, unlimitedStatements: true });
    const name = await createTrialDatabase(product);
    if (name !== null) {
      const url = new URL(config.databaseUrl);
      url.pathname = `/${encodeURIComponent(name)}`;
      const database = await openDatabase({ ...config, databaseUrl: url.href, unlimitedStatements: true });
      const remove = async (): Promise<void> => {
        await dropTrialDatabase(product);
        await product.close();
      };
      return { database, place: 'server', remove };
    }
    await product.close();
  }
  const database = await openDatabase({ databaseUrl: null, dataDir: folder, unlimitedStatements: true });
  return { database, place: 'embedded', remove: async () => {} };
}
