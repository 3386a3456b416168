import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { deleteSample } from './sample.queries.ts';

/** `npm run sample:clear`: removes everything invented; what agencies and people brought stays. */
const database = await openDatabase({ ...readConfig(), unlimitedStatements: true });
try {
  console.log(`${await deleteSample(database.db)} sample listings removed.`);
} finally {
  await database.close();
}
