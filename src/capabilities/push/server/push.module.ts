import type { CapabilityModule } from '#platform/modules/capability-module.ts';

/** Telling members something on their devices, without an app. */
export const pushModule: CapabilityModule = {
  name: 'push',
  tables: ['push_key', 'push_message', 'push_subscription'],
  reads: ['account', 'account_session'],
};
