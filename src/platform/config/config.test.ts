import { describe, expect, test } from 'vitest';
import { SETTINGS_KINDS } from '#generated/settings-kinds.ts';
import { readConfig, readSettings } from './config.ts';
import { localAddress } from './network-settings.ts';
import { ConfigError, type Environment, type SettingsKind, settingsOf } from './settings-kind.ts';

const faultsOf = (env: Record<string, string>): string => {
  try {
    readConfig(env, SETTINGS_KINDS);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

describe('the settings of a run', () => {
  test('without any, the product serves the sample market on port 3000 from the embedded database', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, databaseUrl: null, sampleListings: 20_000, production: true });
  });

  test('empty settings count as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '  ' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PORT', '3000.5'],
    ['HOST', 'everywhere'],
    ['HOST', '127.0.0.1:3000'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'proxy.example.ch'],
    ['MONITOR_NETWORKS', '0.0.0.0/0'],
    ['MONITOR_NETWORKS', 'monitor.example.ch'],
    ['SAMPLE_LISTINGS', '-1'],
    ['SAMPLE_LISTINGS', '1e9'],
    ['NODE_ENV', 'prod'],
    ['PUBLIC_URL', 'www.example.ch'],
    ['MAP_STYLE_URL', 'http://tiles.example.ch/style.json'],
    ['MAP_STYLE_URL', 'light'],
    ['MAP_TILES', 'https://tiles.example.ch/switzerland.pmtiles'],
    ['MAP_TILES', '/srv/maps'],
    ['MAP_STREETS', 'on'],
    ['MAP_STREETS', 'http://tiles.example.ch/{z}/{x}/{y}.pbf'],
    ['MAP_STREETS', 'https://tiles.example.ch/{z}/{x}.pbf'],
    ['MAIL_FROM', 'Lares'],
    ['MAIL_FROM', 'a@example.ch, b@example.ch'],
  ])('%s=%s is refused by name, with what is allowed', (name, value) => {
    expect(faultsOf({ [name]: value })).toMatch(
      new RegExp(`^${name}: must .+, not "${value.replaceAll('.', '\\.')}"$`),
    );
  });

  test.each([
    ['DATABASE_URL', 'mysql://user:geheim@host/name'],
    ['DATABASE_URL', 'user:geheim@localhost:5432'],
    ['SMTP_URL', 'user:geheim@mail.example.ch:587'],
    ['SMTP_URL', 'https://user:geheim@mail.example.ch'],
    ['REDIS_URL', 'https://user:geheim@host'],
  ])('%s=%s is refused by name and not repeated: it holds a password', (name, value) => {
    expect(faultsOf({ [name]: value })).toMatch(new RegExp(`^${name}: must look like .+, not the one given$`));
  });

  test('the server listens for this machine alone; where others come in, their address is required', () => {
    expect(readConfig({}).host).toBe('127.0.0.1');
    for (const HOST of ['127.0.0.1', '127.0.0.2', '::1', 'localhost']) expect(readConfig({ HOST }).host).toBe(HOST);
    for (const HOST of ['0.0.0.0', '::', '192.0.2.1', '2001:db8::1']) {
      expect(faultsOf({ HOST })).toMatch(/^PUBLIC_URL: must be set/);
      expect(faultsOf({ HOST, PUBLIC_URL: ' ' })).toMatch(/^PUBLIC_URL: must be set/);
      expect(readConfig({ HOST, PUBLIC_URL: 'https://www.example.ch' }).host).toBe(HOST);
      expect(readConfig({ HOST, NODE_ENV: 'development' }).host).toBe(HOST);
    }
    expect(faultsOf({ HOST: '0.0.0.0', PUBLIC_URL: 'example' }).split('\n')).toHaveLength(1);
  });

  test('no proxy is believed unless it was named', () => {
    expect(readConfig({}).trustedProxies).toEqual([]);
    const TRUST_PROXY = '127.0.0.1, ::1,10.1.0.0/16, fd00::/8, loopback';
    expect(readConfig({ TRUST_PROXY }).trustedProxies).toEqual(TRUST_PROXY.split(/, ?/));
  });

  test('the start prints an address that leads there', () => {
    const printedFor = (host: string): string => localAddress({ host, port: 3000 });
    for (const host of ['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'])
      expect(printedFor(host)).toBe('http://localhost:3000');
    expect(printedFor('192.0.2.1')).toBe('http://192.0.2.1:3000');
    expect(printedFor('2001:db8::1')).toBe('http://[2001:db8::1]:3000');
  });

  test('maps are drawn with our own style unless another one is named', () => {
    expect(readConfig({}).mapStyleUrl).toBeNull();
    const url = 'https://tiles.example.ch/style.json?key=a';
    expect(readConfig({ MAP_STYLE_URL: url }).mapStyleUrl).toBe(url);
  });

  test('mail is stored unless a server is named, and a server requires an address of our own', () => {
    expect(readConfig({}).smtpUrl).toBeNull();
    const SMTP_URL = 'smtps://user:secret@mail.example.ch:465';
    expect(faultsOf({ SMTP_URL })).toMatch(/^MAIL_FROM: must name/);
    expect(readConfig({ SMTP_URL, MAIL_FROM: 'post@example.ch' })).toMatchObject({
      smtpUrl: SMTP_URL,
      mailFrom: 'post@example.ch',
    });
  });

  test('requests are counted in the process unless a Redis is named, whose password no message repeats', () => {
    expect(readConfig({}).redisUrl).toBeNull();
    const REDIS_URL = 'rediss://:secret@redis.example.ch:6380/1';
    expect(readConfig({ REDIS_URL }).redisUrl).toBe(REDIS_URL);
    expect(faultsOf({ REDIS_URL: 'http://:secret@redis.example.ch' })).toMatch(
      /^REDIS_URL: must look like .+, not the one given$/,
    );
  });

  test('real-time events go through the database, or through a stream in a Redis that is named', () => {
    expect(readConfig({}).realtimeBus).toBe('database');
    const REDIS_URL = 'redis://localhost';
    expect(readConfig({ REDIS_URL, REALTIME_BUS: 'redis-streams' }).realtimeBus).toBe('redis-streams');
    expect(faultsOf({ REALTIME_BUS: 'redis-streams' })).toMatch(/^REDIS_URL: must be set/);
    expect(faultsOf({ REALTIME_BUS: 'kafka' })).toMatch(/^REALTIME_BUS: must be one of database, redis-streams/);
  });

  test('browsers solve our puzzle unless both keys of reCAPTCHA are set, the secret one never repeated', () => {
    expect(readConfig({}).recaptcha).toBeNull();
    const [siteKey, secretKey] = ['6Lc-site-key-of-google', '6Lc-secret-key-of-google'];
    const both = { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey };
    expect(readConfig(both).recaptcha).toEqual({ siteKey, secretKey });
    expect(faultsOf({ RECAPTCHA_SITE_KEY: siteKey })).toMatch(/must both be set/);
    expect(faultsOf({ RECAPTCHA_SECRET_KEY: secretKey })).toMatch(/must both be set/);
    expect(faultsOf({ ...both, RECAPTCHA_SECRET_KEY: 'se cret' })).toBe(
      'RECAPTCHA_SECRET_KEY: must be a key as Google gives them, not the one given',
    );
  });

  test('all faults are reported at once, those of capabilities as well', () => {
    const env = { PORT: 'x', SAMPLE_LISTINGS: 'y', MAP_TILES: '/srv/maps', BILL_IBAN: 'z', APPLE_CLIENT_ID: 'a' };
    const names = faultsOf(env)
      .replaceAll(/[ :].*$/gm, '')
      .split('\n');
    expect(names).toEqual(['PORT', 'SAMPLE_LISTINGS', 'APPLE_CLIENT_ID', 'MAP_TILES', 'BILL_IBAN']);
  });

  test('a command that needs no setting of a capability works without it; one that does names all its faults', () => {
    const kind: SettingsKind<string> = {
      secrets: ['MOVING_A'],
      read: (attempt, addFault) => {
        addFault('MOVING_A and MOVING_B: must both be set, or none');
        return attempt('MOVING_A', '', refuse);
      },
    };
    const { settings } = readConfig({ MOVING_A: 'geheim' });
    expect(() => settings.of(kind)).toThrow(
      new ConfigError('MOVING_A and MOVING_B: must both be set, or none\nMOVING_A: must be empty, not the one given'),
    );
  });

  test('no setting is read by two, and no value of a secret is ever repeated', () => {
    const readers = new Map<string, number>();
    const count = (read: (env: Environment) => unknown): void => {
      const names = new Set<string>();
      read(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
      for (const name of names) readers.set(name, (readers.get(name) ?? 0) + 1);
    };
    count((env) => readSettings(env));
    for (const kind of SETTINGS_KINDS) count((env) => settingsOf(env, [kind], refuse));
    expect([...readers].filter(([, times]) => times > 1)).toEqual([]);
    const secrets = [...readers.keys()].filter((name) => /SECRET|PASSWORD|TOKEN/.test(name));
    expect(secrets).toEqual(expect.arrayContaining(['STRIPE_SECRET_KEY', 'APPLE_CLIENT_SECRET']));
    for (const name of secrets) expect(faultsOf({ [name]: 'ge heim' }), name).not.toContain('ge heim');
  });
});

function refuse(): never {
  throw new Error('must be empty');
}
