import type { OperationCases } from '#tests/permissions/operation-cases.ts';

/** How operations of locations are called, and about what. */
export const cases: OperationCases = {
  calls: {
    locations: () => '{ locations(text: "Genf") { id } }',
  },
};
