import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes. */
const LONG = [
  'properties/operations',
  'permissions/permissions',
  'journeys/accessibility',
  'journeys/hostile-addresses',
  'journeys/slow-pictures',
];

/** The order of test files: what takes minutes begins first, so that no core waits for it in the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((name) => moduleId.includes(name));
    const usual = await super.sort(files);
    return [...usual.filter(isLong), ...usual.filter((file) => !isLong(file))];
  }
}
