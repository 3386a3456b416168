import { resolve } from 'node:path';
import { BRAND } from '#kernel/brand.ts';
import type { SiteLinks } from '#kernel/site-links.ts';
import { isMailAddress } from '#kernel/text/mail-address.ts';
import { type OwnTexts, readOwnTexts } from '../i18n/own-texts.ts';
import { type ConnectionSettings, readConnectionSettings } from './connection-settings.ts';
import { isPublicSite, type LiveSettings, readLiveSettings } from './live-settings.ts';
import { type MemorySettings, readMemorySettings } from './memory-settings.ts';
import { DEFAULT_HOST, isReachableFromOutside, listeningHost, networks } from './network-settings.ts';
import { type Operator, readOperator } from './operator-settings.ts';
import { type RedisSettings, readRedisSettings } from './redis-settings.ts';
import { longSecret, longSecrets } from './secret-settings.ts';
import {
  attemptOf,
  ConfigError,
  type Environment,
  type Settings,
  type SettingsKind,
  settingsOf,
} from './settings-kind.ts';
import { readSiteLinks } from './site-link-settings.ts';
import { wholeNumber } from './whole-number.ts';

// React reads this for itself: unset, it would render pages with its development build, at half the speed.
process.env.NODE_ENV ??= 'production';

/** The settings of one run, checked. */
export interface Config extends MemorySettings, RedisSettings, ConnectionSettings, LiveSettings {
  /** TCP port of the web server. */
  port: number;
  /** Listening address of the web server. */
  host: string;
  /** Networks of trusted proxies, which state a visitor's address, scheme and host. */
  trustedProxies: readonly string[];
  /** Networks besides this machine whose programs may read health and metrics. */
  monitorNetworks: readonly string[];
  /** Connection string of a PostgreSQL server, or null for the embedded database. */
  databaseUrl: string | null;
  /** Folder for everything that the product writes: embedded database, pictures. */
  dataDir: string;
  /** Size of the sample market; 0 for none. */
  sampleListings: number;
  /** Production hides development screens, introspection and internals. */
  production: boolean;
  /** Public address of the product, for absolute addresses; null takes the address of the request. */
  publicUrl: string | null;
  /** A MapLibre style for maps, or null for our own base map. */
  mapStyleUrl: string | null;
  /** The server for outgoing mail, or null: mail is then stored and shown on `/dev/mail`. */
  smtpUrl: string | null;
  /** Sender address of mails. */
  mailFrom: string;
  /** The operator of the product. */
  operator: Operator;
  /** Other sites of the operator. */
  siteLinks: SiteLinks;
  /** Open sockets of one person at once. */
  socketsPerUser: number;
  /** Open sockets of one network at once. */
  socketsPerAddress: number;
  /** Texts of this installation that replace the product's. */
  ownTexts: OwnTexts;
  /** Keys of Google's reCAPTCHA, or null: then browsers solve a local puzzle. */
  recaptcha: { siteKey: string; secretKey: string } | null;
  /** Secret that signs cookies and tokens; null generates one and stores it in `dataDir`. */
  secret: string | null;
  /** Earlier secrets, whose outputs are still accepted. */
  previousSecrets: readonly string[];
  /** The settings of capabilities. */
  settings: Settings;
}

/** Size of the sample market where no setting gives one and no public address is set. */
const SAMPLE_LISTINGS = 20_000;

/** Settings whose values are never repeated in a message. */
const SECRET_SETTINGS: readonly string[] = [
  ...['SECRET', 'SECRET_PREVIOUS', 'RECAPTCHA_SECRET_KEY'],
  ...['REDIS_URL', 'DATABASE_URL', 'SMTP_URL'],
];

/**
 * Reads and checks the settings.
 *
 * @param env usually `process.env`; passed in, so that tests can
 * @param kinds of all capabilities, where all faults are to be known at once (`readStartConfig`); without them the settings of a capability
 * are read when they are first needed
 * @throws ConfigError naming setting, value and the allowed values, all faults at once
 */
export function readConfig(env: Environment = process.env, kinds?: readonly SettingsKind[]): Config {
  const { config, faults } = readSettings(env, kinds);
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return config;
}

/** Reads the settings, and lists the invalid ones as faults; an invalid setting counts as absent. */
export function readSettings(env: Environment, kinds?: readonly SettingsKind[]): { config: Config; faults: string[] } {
  const faults: string[] = [];
  const addFault = (fault: string): void => void faults.push(fault);
  const attempt = attemptOf(env, SECRET_SETTINGS, addFault);
  const siteKey = attempt<string | null>('RECAPTCHA_SITE_KEY', null, recaptchaKey);
  const secretKey = attempt<string | null>('RECAPTCHA_SECRET_KEY', null, recaptchaKey);
  const mailFrom = attempt<string>('MAIL_FROM', BRAND.contact.email, mailAddress);
  const publicUrl = attempt<string | null>('PUBLIC_URL', null, webOrigin);
  const config: Config = {
    port: attempt('PORT', 3000, (text) => wholeNumber(text, 1, 65_535)),
    host: attempt('HOST', DEFAULT_HOST, listeningHost),
    trustedProxies: attempt<readonly string[]>('TRUST_PROXY', [], networks),
    monitorNetworks: attempt<readonly string[]>('MONITOR_NETWORKS', [], networks),
    databaseUrl: attempt<string | null>('DATABASE_URL', null, postgresUrl),
    dataDir: attempt('DATA_DIR', resolve('var'), (text) => resolve(text)),
    sampleListings: attempt('SAMPLE_LISTINGS', isPublicSite(publicUrl) ? 0 : SAMPLE_LISTINGS, sampleSize),
    ...readMemorySettings(attempt),
    production: attempt('NODE_ENV', true, isProduction),
    publicUrl,
    mapStyleUrl: attempt<string | null>('MAP_STYLE_URL', null, secureUrl),
    smtpUrl: attempt<string | null>('SMTP_URL', null, mailServerUrl),
    ...readConnectionSettings(attempt),
    mailFrom,
    siteLinks: readSiteLinks(attempt),
    operator: readOperator(attempt, mailFrom, mailAddress, addFault),
    ...readLiveSettings(attempt, kinds),
    ...readRedisSettings(attempt, addFault),
    ownTexts: attempt<OwnTexts>('TEXTS_DIR', {}, (text) => readOwnTexts(resolve(text), addFault)),
    socketsPerUser: attempt('SOCKETS_PER_USER', 10, (text) => wholeNumber(text, 1, 100_000)),
    socketsPerAddress: attempt('SOCKETS_PER_ADDRESS', 20, (text) => wholeNumber(text, 1, 100_000)),
    recaptcha: siteKey && secretKey ? { siteKey, secretKey } : null,
    secret: attempt<string | null>('SECRET', null, longSecret),
    previousSecrets: attempt<readonly string[]>('SECRET_PREVIOUS', [], longSecrets),
    settings: settingsOf(env, kinds ?? [], addFault),
  };
  faults.push(...missingBeside(config, env));
  if (!siteKey !== !secretKey && !faults.some((fault) => fault.startsWith('RECAPTCHA'))) {
    faults.push('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY: must both be set, or none');
  }
  return { config, faults };
}

/** Settings that are required by others that are set. */
const missingBeside = ({ production, host, smtpUrl, mailFrom }: Config, env: { PUBLIC_URL?: string }): string[] => [
  ...(production && isReachableFromOutside(host) && !env.PUBLIC_URL?.trim()
    ? ['PUBLIC_URL: must be set when HOST lets others in: the address that visitors use']
    : []),
  ...(smtpUrl && mailFrom === BRAND.contact.email
    ? ['MAIL_FROM: must name your own address when SMTP_URL is set']
    : []),
];

const isProduction = (text: string): boolean => oneOf(text, ['production', 'development', 'test']) === 'production';

const POSTGRES_URL = 'postgresql://user:password@host:5432/name';

const sampleSize = (text: string): number => wholeNumber(text, 0, 1_000_000);

function postgresUrl(text: string): string {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) {
    throw new Error(`must look like ${POSTGRES_URL}`);
  }
  const { username, password, pathname } = new URL(text);
  // The part of a password after a "?", "#" or "/" would otherwise be parsed as another part of the address, and shown.
  const isCutOff = text.includes('@') && username === '' && password === '';
  if (isCutOff || [username, password, pathname].some((part) => !isDecodable(part))) {
    throw new Error(`must look like ${POSTGRES_URL}, with %2F for "/", %3F for "?" and the like in user and password`);
  }
  return text;
}

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

function webOrigin(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error('must be an address like https://www.example.ch');
  }
  return new URL(text).origin;
}

function secureUrl(text: string): string {
  if (!URL.canParse(text) || new URL(text).protocol !== 'https:') {
    throw new Error('must be an address like https://tiles.example.ch/style.json');
  }
  return new URL(text).href;
}

function mailServerUrl(text: string): string {
  if (!/^smtps?:\/\/[^/]/.test(text) || !URL.canParse(text)) {
    throw new Error('must look like smtp://user:password@host:587 or smtps://user:password@host:465');
  }
  return text;
}

function recaptchaKey(text: string): string {
  if (!/^[\w-]{20,100}$/.test(text)) throw new Error('must be a key as Google gives them');
  return text;
}

function mailAddress(text: string): string {
  if (!isMailAddress(text)) throw new Error('must be an address like post@example.ch');
  return text;
}

function oneOf(text: string, allowed: readonly string[]): string {
  if (!allowed.includes(text)) throw new Error(`must be one of ${allowed.join(', ')}`);
  return text;
}
