import { readConfig } from '#platform/config/config.ts';
import { createServices, type ServiceParts, type Services } from '#platform/context/services.ts';
import { FolderStore } from '#platform/storage/object-store.ts';

/** Secret that signs cookies and tokens of tests. */
export const TEST_SECRET = 'a secret that is long enough for tests';

/** The services of a process as tests need them; a test says what matters to it. */
export const testServices = (parts: Partial<ServiceParts> = {}): Services =>
  createServices({
    config: readConfig({ SECRET: TEST_SECRET }),
    store: new FolderStore('/nowhere'),
    personalRecords: [],
    ...parts,
  });
