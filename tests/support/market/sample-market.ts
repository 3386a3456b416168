import type { Db } from '#platform/db/db.ts';
import { loadSampleMarket } from '#sample/load-sample.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';

/** Fills a test database with the first listings of a sample market, with pictures without files. */
export async function withSampleMarket(db: Db, count: number): Promise<void> {
  await loadSampleMarket(db, { count, seed: 11, now: TEST_NOW, onProgress: () => {} });
}
