import type { CheckedBackup } from '#platform/backup/check-backup.ts';
import { restoreDatabase } from '#platform/backup/restore-backup.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { DERIVED_TABLES, QUEUES } from './modules.ts';
import { prepareDatabase } from './prepare.ts';

/** Writes the rows of a backup into a database, then the additions of this version. @throws BackupError */
export async function fillFromBackup(database: DatabaseHandle, file: string, backup: CheckedBackup): Promise<void> {
  await restoreDatabase(file, backup, {
    database,
    derived: DERIVED_TABLES,
    prepareJobs: (prepared, carried) => prepareJobs(prepared, { ...QUEUES, carried }),
  });
  await prepareDatabase(database);
}
