import {
  type AlertEntryFragment,
  MyAlertsDocument,
  type MyAlertsQuery,
  OwnAlertsDocument,
} from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import { execute } from '#kit/graphql/execute.ts';

/** Saved searches of whoever asks, the latest first. */
export const loadAlerts = async (locale: Locale): Promise<readonly AlertEntryFragment[]> =>
  (await execute(OwnAlertsDocument, { locale })).alerts;

/** Those of a member, and how mail about them stands. @throws AppError `error.auth.required` */
export const loadMyAlerts = (locale: Locale): Promise<MyAlertsQuery> => execute(MyAlertsDocument, { locale });
