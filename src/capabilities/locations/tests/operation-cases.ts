import type { OperationCases } from '#tests/permissions/operation-cases.ts';

/** Calls and targets of the operations of locations. */
export const cases: OperationCases = {
  calls: {
    locations: () => '{ locations(text: "Genf") { id } }',
  },
};
