import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SETTINGS_KINDS } from '#generated/settings-kinds.ts';
import { z } from '#kernel/schema.ts';
import { readSettings } from '#platform/config/config.ts';
import { readStartConfig } from '#platform/config/live-problems.ts';

const read = (file: string): string => readFileSync(`deploy/${file}`, 'utf8');

/** A stop of the product ends within so long, seconds. @source docs/operations.md, "Stopping" */
const LONGEST_STOP_S = 5;

const Name = z.string().min(1);
const Service = z
  .strictObject({
    image: z.string().regex(/^[\w./-]+:[\w.-]+$/),
    build: z.strictObject({ context: z.literal('..'), dockerfile: Name }),
    restart: z.literal('unless-stopped'),
    environment: z.record(Name, z.string()),
    ports: z.array(z.string().regex(/^(127\.0\.0\.1:)?\d+:\d+$/)),
    volumes: z.array(z.string().regex(/^[\w./-]+:\/[\w./-]+(:ro)?$/)),
    networks: z.array(Name),
    command: z.array(z.string()),
    read_only: z.boolean(),
    tmpfs: z.array(Name),
    cap_drop: z.array(z.literal('ALL')),
    security_opt: z.array(Name),
    stop_grace_period: z.string().regex(/^\d+s$/),
    healthcheck: z.strictObject({ test: z.array(z.string()), interval: Name, timeout: Name, retries: z.number() }),
    depends_on: z.record(Name, z.strictObject({ condition: z.enum(['service_started', 'service_healthy']) })),
  })
  .partial()
  .refine(({ image, build }) => (image === undefined) !== (build === undefined));
/** The parts of the Compose Specification that ours uses; anything else is a slip of the pen. */
const Compose = z.strictObject({
  name: Name,
  services: z.record(Name, Service),
  networks: z.record(Name, z.looseObject({})),
  volumes: z.record(Name, z.strictObject({})),
});

/** A value as it is once the operator filled in `.env`. */
const filledIn = (text: string): string =>
  text.replaceAll(/\$\{(\w+):?([?-])([^}]*)\}/g, (_, name: string, kind: string, rest: string) =>
    kind === '-' ? (FILLED[name] ?? rest) : (FILLED[name] ?? ''),
  );
const FILLED: Record<string, string> = {
  PUBLIC_HOST: 'www.example.ch',
  SECRET: 'x'.repeat(32),
  POSTGRES_PASSWORD: 'letters1',
  REDIS_PASSWORD: 'letters2',
  MAIL_FROM: 'post@example.ch',
  OPERATOR_NAME: 'Seeblick Portal GmbH',
  OPERATOR_ADDRESS: 'Seestrasse 1, 8002 Zürich',
  LIVE_WITHOUT: 'BILL_IBAN',
};

/** The Compose of this machine, without a daemon behind it; null where there is none. */
function composeCommand(): { command: string[]; knowsNames: boolean } | null {
  const commands = [
    { command: ['docker', 'compose'], knowsNames: true },
    { command: ['docker-compose'], knowsNames: false },
  ];
  return (
    commands.find(({ command: [program = '', ...words] }) => spawnSync(program, [...words, 'version']).status === 0) ??
    null
  );
}

/** The names of all settings: those that are asked for when settings are read. */
function settingNames(): string[] {
  const names = new Set<string>();
  const asked = new Proxy<Record<string, string>>({}, { get: (_, name) => void names.add(String(name)) });
  readSettings(asked, SETTINGS_KINDS);
  return [...names].sort();
}

test('every setting is in the table of the README', () => {
  const [, table = ''] = /^## Settings$(.*?)^## Commands$/ms.exec(readFileSync('README.md', 'utf8')) ?? [];
  const named = [...table.matchAll(/^\|(.*?)\|/gm)].flatMap(([, cell = '']) => cell.match(/[A-Z_]{4,}/g) ?? []);
  expect(named.sort()).toEqual(settingNames());
});

describe('the Dockerfile', () => {
  test('has nothing a builder would refuse', () => {
    expect(validate(read('Dockerfile'))).toEqual([]);
    expect(validate('FROM node\nCOPPY . .').length).toBeGreaterThan(0);
  });

  test('copies and starts files that are there, as a user without rights', () => {
    const text = read('Dockerfile');
    const files = [...text.matchAll(/(?:^COPY |"(?=src|tools))([^"\n]+?)(?: \.\/$| tools\/setup\.mjs$|")/gm)].flatMap(
      ([, names = '']) => names.split(' '),
    );
    expect(files).toContain('src/main.ts');
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(text.lastIndexOf('\nUSER node')).toBeGreaterThan(text.lastIndexOf('\nRUN'));
  });
});

describe('the compose file', () => {
  const { services, networks, volumes } = Compose.parse(parse(read('compose.yaml')));

  test('is one that Compose takes', ({ skip }) => {
    const compose = composeCommand();
    if (compose === null) return skip('Neither docker compose nor docker-compose is installed.');
    const folder = mkdtempSync(join(tmpdir(), 'lares-compose-'));
    const file = join(folder, 'compose.yaml');
    // Debian's docker-compose 1.29 reads all of our file but this line of the present specification.
    writeFileSync(file, read('compose.yaml').replace(compose.knowsNames ? '' : /^name: .*$/m, ''));
    const [program = '', ...words] = compose.command;
    const env = { ...process.env, ...FILLED };
    const { status, stdout, stderr } = spawnSync(program, [...words, '-f', file, 'config'], { encoding: 'utf8', env });
    rmSync(folder, { recursive: true });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const { product } = (parse(stdout) as { services: Record<string, { environment: Record<string, string> }> })
      .services;
    expect(product?.environment.PUBLIC_URL).toBe('https://www.example.ch');
  });

  test('waits longer than a stop takes', () => {
    expect(Number.parseInt(services.product?.stop_grace_period ?? '', 10)).toBeGreaterThan(LONGEST_STOP_S);
  });

  test('names networks, volumes, services and files that there are', () => {
    for (const { networks: used = [], depends_on = {}, volumes: mounted = [], build } of Object.values(services)) {
      expect(Object.keys(networks)).toEqual(expect.arrayContaining(used));
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
      for (const [source = ''] of mounted.map((text) => text.split(':')))
        expect(source.startsWith('./') ? existsSync(`deploy/${source}`) : source in volumes, source).toBe(true);
      if (build) expect(existsSync(build.dockerfile)).toBe(true);
    }
  });

  test('gives the product settings that it starts with', () => {
    const given = Object.entries(services.product?.environment ?? {}).map(([name, text]) => [name, filledIn(text)]);
    const config = readStartConfig(SETTINGS_KINDS, Object.fromEntries(given));
    expect(config).toMatchObject({ host: '0.0.0.0', publicUrl: 'https://www.example.ch', production: true });
    expect(JSON.stringify(networks.front)).toContain(config.trustedProxies[0]);
  });

  test('passes every setting on to the product', () => {
    expect(Object.keys(services.product?.environment ?? {}).sort()).toEqual(settingNames());
  });

  test('lets others reach the proxy alone', () => {
    const open = Object.entries(services).filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.0.0.1:')),
    );
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    const onFront = Object.entries(services).filter(([, { networks: used = [] }]) => used.includes('front'));
    expect(onFront.map(([name]) => name)).toEqual(['proxy', 'product']);
  });

  test('keeps no password', () => {
    const given = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
    for (const [name, text] of given) if (/PASSWORD|SECRET/.test(name)) expect(text).toMatch(/^\$\{\w+:/);
  });
});

describe('the unit of systemd', () => {
  const ANALYZE = '/usr/bin/systemd-analyze';
  const unit = read('lares@.service');
  const seconds = (name: string): number => Number(new RegExp(`^${name}=(\\d+)$`, 'm').exec(unit)?.[1]);

  test('starts files that there are, and waits longer than a stop takes', () => {
    const [, command = ''] = /^ExecStart=\/srv\/lares\/(.*)$/m.exec(unit) ?? [];
    expect(command.split(' ').filter((file) => !existsSync(file))).toEqual([]);
    expect(seconds('TimeoutStopSec')).toBeGreaterThan(LONGEST_STOP_S);
  });

  test.runIf(existsSync(ANALYZE))('is one that systemd takes, with little that an intruder could reach', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lares-unit-'));
    const file = join(folder, 'lares@3000.service');
    writeFileSync(file, unit.replaceAll('/srv/lares', resolve('.')));
    const checked = spawnSync(ANALYZE, ['verify', file], { encoding: 'utf8' });
    expect(checked.stderr).not.toContain('lares@3000');
    const { stdout } = spawnSync(ANALYZE, ['security', '--offline=true', file], { encoding: 'utf8' });
    expect(Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(3);
    rmSync(folder, { recursive: true });
  });
});
