import { aPushDevice } from '#tests/factories/push-device.ts';
import type { OperationCases } from '#tests/permissions/operation-cases.ts';
import { aPushBrowser } from '#tests/support/neighbours/push-service.ts';
import { openSession } from '#tests/support/product/open-session.ts';

declare module '#tests/permissions/operation-cases.ts' {
  interface Target {
    /** A subscribed device of the target. */
    deviceId: number;
  }
}

/** How operations of push are called, and about what. */
export const cases: OperationCases = {
  missing: { deviceId: 999_999 },
  targets: [
    {
      gives: ['deviceId'],
      make: async ({ app, subject }) => {
        const { sessionId } = await openSession(app, subject.id);
        return { deviceId: (await aPushDevice(app.database.db, { accountId: subject.id, sessionId })).id };
      },
    },
  ],
  calls: {
    pushSubscriptions: () => '{ pushSubscriptions { publicKey } }',
    savePushSubscription: ({ accountId }) => {
      const { endpoint, p256dh, auth } = aPushBrowser(`https://push.example.ch/${accountId}-${Date.now()}`);
      return `mutation { savePushSubscription(endpoint: "${endpoint}", p256dh: "${p256dh}", auth: "${auth}") { publicKey } }`;
    },
    removePushSubscription: ({ deviceId }) => `mutation { removePushSubscription(id: ${deviceId}) { publicKey } }`,
  },
};
