import { isIP } from 'node:net';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { isLoopbackName } from './loopback.ts';
import type { Attempt, NeededSetting, SettingsKind } from './settings-kind.ts';

/** Settings of the platform that a public site needs before it starts, unless `LIVE_WITHOUT` names them. */
export const NEEDED: readonly NeededSetting<{ smtpUrl: string | null; operator: { isSample: boolean } }>[] = [
  {
    setting: 'SMTP_URL',
    words: 'no mail is sent, not even links that confirm accounts',
    isMissing: ({ smtpUrl }) => smtpUrl === null,
  },
  {
    setting: 'OPERATOR_NAME',
    words: 'with OPERATOR_ADDRESS: imprint, terms and privacy name the sample',
    isMissing: ({ operator }) => operator.isSample,
  },
];

/** Settings of a site that is open to visitors. */
export interface LiveSettings {
  /** Settings that the operator of a public site leaves out deliberately. */
  liveWithout: readonly string[];
  /** Folder of backups, whose newest is restored on trial each week; null without one. */
  backupDir: string | null;
}

/** Names that no public name server resolves. @source RFC 6761; RFC 6762; RFC 8375 */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|test|home\.arpa)$/;

/**
 * Reads `LIVE_WITHOUT` and `BACKUP_DIR`.
 *
 * @param kinds of all capabilities, whose needed settings `LIVE_WITHOUT` may name; without them it may name any
 */
export const readLiveSettings = (attempt: Attempt, kinds?: readonly SettingsKind[]): LiveSettings => ({
  liveWithout: attempt<readonly string[]>('LIVE_WITHOUT', [], (text) => neededNames(text, kinds)),
  backupDir: attempt<string | null>('BACKUP_DIR', null, (text) => resolve(text)),
});

function neededNames(text: string, kinds?: readonly SettingsKind[]): string[] {
  const names = text.split(',').map((part) => part.trim());
  if (kinds === undefined) return names;
  const known = [...NEEDED, ...kinds.flatMap(({ needed = [] }) => needed)].map(({ setting }) => setting);
  if (names.some((name) => !known.includes(name))) throw new Error(`must be a list of ${known.join(', ')}`);
  return names;
}

/** Whether the address is public: no name of this machine, of a private network, or null. */
export function isPublicSite(publicUrl: string | null): boolean {
  if (publicUrl === null) return false;
  const { hostname } = new URL(publicUrl);
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0) return ipaddr.parse(address).range() === 'unicast';
  return hostname.includes('.') && !isLoopbackName(hostname) && !PRIVATE_NAME.test(hostname);
}
