import { type AlertEntryFragment, MyAlertsDocument } from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import { execute } from '#kit/graphql/execute.ts';

/** Saved searches of whoever asks, the latest first. */
export const loadAlerts = async (locale: Locale): Promise<readonly AlertEntryFragment[]> =>
  (await execute(MyAlertsDocument, { locale })).alerts;
