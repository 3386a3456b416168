import { readConfig } from '#platform/config/config.ts';
import { backgroundContext, type Context } from '#platform/context/context.ts';
import { createServices, type Services } from '#platform/context/services.ts';
import type { Db } from '#platform/db/db.ts';
import { FolderStore } from '#platform/storage/object-store.ts';

/** The services of a benchmark. */
export const benchServices = (config = readConfig()): Services =>
  createServices({ config, store: new FolderStore('var/bench'), personalRecords: [] });

/** A context for what is measured without a request. */
export const benchContext = (db: Db): Context =>
  backgroundContext({ db, services: benchServices(), requestId: 'bench', now: () => new Date() });
