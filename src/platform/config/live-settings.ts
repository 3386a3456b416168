import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isLoopbackName } from './loopback.ts';
import type { Attempt } from './operator-settings.ts';

/** Settings that a public site needs before it starts, unless `LIVE_WITHOUT` names them. */
const NEEDED = ['SMTP_URL', 'OPERATOR_NAME', 'BILL_IBAN'] as const;
/** One setting that a public site needs. */
export type Needed = (typeof NEEDED)[number];

/** Settings of a site that is open to visitors. */
export interface LiveSettings {
  /** Settings that the operator of a public site leaves out deliberately. */
  liveWithout: readonly Needed[];
  /** Folder of backups, whose newest is restored on trial each week; null without one. */
  backupDir: string | null;
}

/** Names that no public name server resolves. @source RFC 6761; RFC 6762; RFC 8375 */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|test|home\.arpa)$/;

/** Reads `LIVE_WITHOUT` and `BACKUP_DIR`. */
export const readLiveSettings = (attempt: Attempt, folder: (text: string) => string): LiveSettings => ({
  liveWithout: attempt<readonly Needed[]>('LIVE_WITHOUT', [], neededNames),
  backupDir: attempt<string | null>('BACKUP_DIR', null, folder),
});

function neededNames(text: string): Needed[] {
  return text.split(',').map((part) => {
    const name = NEEDED.find((needed) => needed === part.trim());
    if (!name) throw new Error(`must be a list of ${NEEDED.join(', ')}`);
    return name;
  });
}

/** Whether the address is public: no name of this machine, of a private network, or null. */
export function isPublicSite(publicUrl: string | null): boolean {
  if (publicUrl === null) return false;
  const { hostname } = new URL(publicUrl);
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0) return ipaddr.parse(address).range() === 'unicast';
  return hostname.includes('.') && !isLoopbackName(hostname) && !PRIVATE_NAME.test(hostname);
}
