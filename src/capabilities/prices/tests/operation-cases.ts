import type { OperationCases } from '#tests/permissions/operation-cases.ts';

/** How operations of prices are called, and about what. */
export const cases: OperationCases = {
  calls: {
    prices: () => '{ prices { amount } }',
  },
};
