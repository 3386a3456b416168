import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';

/** Where in its page the list of own alerts stands. */
export const OWN_ALERTS_ID = 'saved-searches';

/** Where somebody finds their alerts: members in the workspace, visitors below the form. */
export const ownAlertsHref = (isMember: boolean, locale: Locale): string =>
  `${buildPath(isMember ? 'myAlerts' : 'createAlert', locale)}#${OWN_ALERTS_ID}`;
