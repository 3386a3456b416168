import type { OperationCases } from '#tests/permissions/operation-cases.ts';

/** Calls and targets of the operations of locations. */
export const cases: OperationCases = {
  calls: {
    addresses: () => '{ addresses(postalCode: "8001", text: "Bahnhofstrasse 1") { street } }',
    locations: () => '{ locations(text: "Genf") { id } }',
  },
};
