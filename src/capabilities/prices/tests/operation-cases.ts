import type { OperationCases } from '#tests/permissions/operation-cases.ts';

/** Calls of the operations of prices. */
export const cases: OperationCases = {
  calls: {
    prices: () => '{ prices { amount } }',
  },
};
