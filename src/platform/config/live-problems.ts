import { PlainError } from '../terminal/plain-error.ts';
import { type Config, readConfig } from './config.ts';
import { isPublicSite, NEEDED } from './live-settings.ts';
import type { Environment, NeededSetting, SettingsKind } from './settings-kind.ts';

/** A defect of a public site's configuration. */
export interface LiveProblem {
  setting: string;
  words: string;
  /** Whether the product refuses to start because of it. */
  stopsStart: boolean;
}

/** A public site with a missing setting does not start. */
export class NotLiveError extends PlainError {}

type Live = Pick<
  Config,
  'publicUrl' | 'smtpUrl' | 'operator' | 'settings' | 'trustedProxies' | 'liveWithout' | 'backupDir' | 'sampleListings'
>;

/**
 * All defects of a site at a public address, whether they stop a start or not.
 *
 * @param kinds of all capabilities
 * @source docs/operations.md, "Going live"
 */
export function findLiveProblems(config: Live, kinds: readonly SettingsKind[]): LiveProblem[] {
  const { publicUrl, settings, trustedProxies, backupDir, liveWithout, sampleListings } = config;
  const lacks = <Value>(needed: readonly NeededSetting<Value>[], value: () => Value): LiveProblem[] =>
    needed
      .filter(({ setting, isMissing }) => !liveWithout.includes(setting) && isMissing(value()))
      .map(({ setting, words }) => ({ setting, words, stopsStart: true }));
  const should = (setting: string, isWrong: boolean, words: string): LiveProblem[] =>
    isWrong ? [{ setting, words, stopsStart: false }] : [];
  return [
    ...lacks(NEEDED, () => config),
    ...kinds.flatMap((kind) => lacks(kind.needed ?? [], () => settings.of(kind))),
    ...should('PUBLIC_URL', !isPublicSite(publicUrl), 'is not a public address'),
    ...should('PUBLIC_URL', isPublicSite(publicUrl) && !publicUrl?.startsWith('https:'), 'must begin with https'),
    ...should('TRUST_PROXY', trustedProxies.length === 0, 'behind a proxy all visitors share one request limit'),
    ...should('BACKUP_DIR', backupDir === null, 'no backup is restored on trial'),
    ...should('SAMPLE_LISTINGS', sampleListings > 0, 'invented listings are shown to the public'),
  ];
}

/**
 * The settings for a start of the product.
 *
 * @param kinds of all capabilities
 * @throws ConfigError naming all invalid settings; NotLiveError naming everything that prevents the start of a public site
 */
export function readStartConfig(kinds: readonly SettingsKind[], env?: Environment): Config {
  const config = readConfig(env, kinds);
  requireLive(config, kinds);
  return config;
}

function requireLive(config: Live & Pick<Config, 'production'>, kinds: readonly SettingsKind[]): void {
  if (!config.production || !isPublicSite(config.publicUrl)) return;
  const missing = findLiveProblems(config, kinds).filter(({ stopsStart }) => stopsStart);
  if (missing.length === 0) return;
  const lines = missing.map(({ setting, words }) => `${setting}: ${words}`);
  const names = missing.map(({ setting }) => setting).join(',');
  throw new NotLiveError(
    [
      `${config.publicUrl} is public, and these settings are missing:`,
      ...lines,
      `To do without: LIVE_WITHOUT=${names}`,
    ].join('\n'),
  );
}
