import type { OperationCases } from '#tests/permissions/operation-cases.ts';
import { aMovingRequest } from './moving.factory.ts';

declare module '#tests/permissions/operation-cases.ts' {
  interface Target {
    /** A request of the target for help with a move. */
    movingRequestId: number;
  }
}

/** How operations of moving are called, and about what. */
export const cases: OperationCases = {
  missing: { movingRequestId: 999_999 },
  targets: [
    {
      gives: ['movingRequestId'],
      make: async ({ app, subject }) => ({
        movingRequestId: await aMovingRequest(app.database.db, { accountId: subject.id }),
      }),
    },
  ],
  calls: {
    // A visitor shows no token here that a person sits there.
    requestMoving: () =>
      `mutation { requestMoving(fromPlace: "A", toPlace: "B", movingOn: "2026-12-31", name: "C", email: "c@example.ch") }`,
    movingRequests: () => '{ movingRequests { totalRecords } }',
    closeMovingRequest: ({ movingRequestId }) => `mutation { closeMovingRequest(id: ${movingRequestId}) { id } }`,
  },
};
