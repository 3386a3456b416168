import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long, the longest first; those of journeys as the last whole run found them. */
const LONG = [
  'properties/operations',
  'permissions/permissions',
  'workers/worker-pool',
  'alert-mail-kills',
  'event-kills',
  'backup',
  'cached-documents',
  'import-areas',
  'journeys/every-workspace-screen',
  'journeys/every-screen',
  'journeys/slow-pictures',
  'pages/cached-pages',
  'pages/hostile-addresses',
  'journeys/favourites',
  'journeys/publishing-way',
  'journeys/map.test',
  'journeys/returning-visitors',
];

/**
 * The order of test files: long ones begin first, so that no core waits for them in the end. Before all come those that need
 * a process of their own: between others they would end the process that the others share.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => turnOf(one) - turnOf(other) || rankOf(one) - rankOf(other));
  }
}

const turnOf = ({ project }: TestSpecification): number => (project.config.isolate ? 0 : 1);

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONG.findIndex((name) => moduleId.includes(name));
  return rank < 0 ? LONG.length : rank;
}
