import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';

/** Fragment id of the list of own alerts in its page. */
export const OWN_ALERTS_ID = 'saved-searches';

/** Link to the list of own alerts: in the workspace for members, below the form for visitors. */
export const ownAlertsHref = (isMember: boolean, locale: Locale): string =>
  `${buildPath(isMember ? 'myAlerts' : 'createAlert', locale)}#${OWN_ALERTS_ID}`;
