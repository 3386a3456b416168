import { readCases } from '#tests/support/product/read-cases.ts';
import type { OperationCall, OperationCases, Target, TargetPart } from './operation-cases.ts';

/** Of the platform itself. */
const OWN: OperationCases = {
  calls: {
    intl: () => '{ intl(locale: en) { id } }',
  },
};

const all: readonly OperationCases[] = [OWN, ...(await readCases<OperationCases>('operation-cases', 'cases'))];

/** How each operation is called; one that the schema has and this record lacks fails the test. */
export const CALLS: Readonly<Record<string, OperationCall>> = Object.assign({}, ...all.map(({ calls }) => calls));

/** All that targets are made of. */
export const TARGET_PARTS: readonly TargetPart[] = all.flatMap(({ targets = [] }) => targets);

/** Names of what does not exist. */
export const MISSING: Readonly<Partial<Target>> = Object.assign({}, ...all.map(({ missing }) => missing));
