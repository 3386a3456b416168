import { resolve } from 'node:path';
import { BRAND } from '#kernel/brand.ts';
import { isMailAddress } from '#kernel/mail-address.ts';

// React reads this for itself: unset, it would render pages with its development build, at half the speed.
process.env.NODE_ENV ??= 'production';

/** The settings of one run, checked. */
export interface Config {
  /** TCP port of the web server. */
  port: number;
  /** Connection string of a PostgreSQL server, or null for the embedded database. */
  databaseUrl: string | null;
  /** Folder of everything the product writes: embedded database, pictures. */
  dataDir: string;
  /** Size of the sample market; 0 is none. */
  sampleListings: number;
  /** Production hides development screens, introspection and internals. */
  production: boolean;
  /** Where visitors reach the product, for absolute addresses; null takes the address of the request. */
  publicUrl: string | null;
  /** A MapLibre style that maps are drawn with, or null for our own base map. */
  mapStyleUrl: string | null;
  /** The server that mail goes out by, or null: then it is kept and shown on `/dev/mail`. */
  smtpUrl: string | null;
  /** The address that mail comes from. */
  mailFrom: string;
}

/** A setting with a value that cannot be meant: the product does not start. */
export class ConfigError extends Error {}

/**
 * Reads and checks the settings.
 *
 * @param env usually `process.env`; passed in, so that tests can
 * @throws ConfigError naming setting, value and what is allowed, all faults at once
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const faults: string[] = [];
  const attempt = <Value>(name: string, fallback: Value, parse: (text: string) => Value): Value => {
    const text = env[name]?.trim();
    if (!text) return fallback;
    try {
      return parse(text);
    } catch (error) {
      faults.push(`${name}: ${(error as Error).message}, not "${text}"`);
      return fallback;
    }
  };
  const config: Config = {
    port: attempt('PORT', 3000, (text) => wholeNumber(text, 1, 65_535)),
    databaseUrl: attempt<string | null>('DATABASE_URL', null, postgresUrl),
    dataDir: attempt('DATA_DIR', resolve('var'), (text) => resolve(text)),
    sampleListings: attempt('SAMPLE_LISTINGS', 20_000, (text) => wholeNumber(text, 0, 1_000_000)),
    production: attempt(
      'NODE_ENV',
      true,
      (text) => oneOf(text, ['production', 'development', 'test']) === 'production',
    ),
    publicUrl: attempt<string | null>('PUBLIC_URL', null, webOrigin),
    mapStyleUrl: attempt<string | null>('MAP_STYLE_URL', null, secureUrl),
    smtpUrl: attempt<string | null>('SMTP_URL', null, mailServerUrl),
    mailFrom: attempt<string>('MAIL_FROM', BRAND.contact.email, mailAddress),
  };
  if (config.smtpUrl && config.mailFrom === BRAND.contact.email) {
    faults.push('MAIL_FROM: must name your own address when SMTP_URL is set');
  }
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return config;
}

function wholeNumber(text: string, lowest: number, highest: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < lowest || value > highest) {
    throw new Error(`must be a whole number from ${lowest} to ${highest}`);
  }
  return value;
}

function postgresUrl(text: string): string {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) {
    throw new Error('must look like postgresql://user:password@host:5432/name');
  }
  return text;
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

function mailAddress(text: string): string {
  if (!isMailAddress(text)) throw new Error('must be an address like post@example.ch');
  return text;
}

function oneOf(text: string, allowed: readonly string[]): string {
  if (!allowed.includes(text)) throw new Error(`must be one of ${allowed.join(', ')}`);
  return text;
}
