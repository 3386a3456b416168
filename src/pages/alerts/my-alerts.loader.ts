import {
  type AlertEntryFragment,
  MyAlertsDocument,
  type MyAlertsQuery,
  OwnAlertsDocument,
} from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import { execute } from '#kit/graphql/execute.ts';

/** Saved searches of the caller, the latest first. */
export const loadAlerts = async (locale: Locale): Promise<readonly AlertEntryFragment[]> =>
  (await execute(OwnAlertsDocument, { locale })).alerts;

/** Saved searches of a member, and their settings of mail about them. @throws AppError `error.auth.required` */
export const loadMyAlerts = (locale: Locale): Promise<MyAlertsQuery> => execute(MyAlertsDocument, { locale });
