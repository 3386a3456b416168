import { expect, test } from 'vitest';
import { SETTINGS_KINDS } from '#generated/settings-kinds.ts';
import { readConfig } from './config.ts';
import { findLiveProblems, readStartConfig } from './live-problems.ts';

const PUBLIC = { PUBLIC_URL: 'https://www.example.ch' };
const COMPLETE = {
  ...PUBLIC,
  SMTP_URL: 'smtp://mail.example.ch:587',
  MAIL_FROM: 'post@example.ch',
  OPERATOR_NAME: 'Seeblick Portal GmbH',
  OPERATOR_ADDRESS: 'Seestrasse 1, 8002 Zürich',
  BILL_IBAN: 'CH44 3199 9123 0008 8901 2',
  BILL_ADDRESS: 'Seeblick AG, Rue de Bourg 1, 1003 Lausanne',
  TRUST_PROXY: '127.0.0.1',
  BACKUP_DIR: '/srv/backups',
};
const start = (env: Record<string, string>) => () => readStartConfig(SETTINGS_KINDS, env);

test('a public site that lacks mail, operator or account does not start, and says all of it at once', () => {
  expect(start(PUBLIC)).toThrow(
    /^https:\/\/www\.example\.ch is public(.*\n)SMTP_URL: .*\nOPERATOR_NAME: .*\nBILL_IBAN: .*\nTo do without: LIVE_WITHOUT=SMTP_URL,OPERATOR_NAME,BILL_IBAN$/,
  );
  expect(start({ ...PUBLIC, LIVE_WITHOUT: 'BILL_IBAN' })).toThrow(/LIVE_WITHOUT=SMTP_URL,OPERATOR_NAME$/);
  expect(start(COMPLETE)).not.toThrow();
  expect(start({ ...PUBLIC, LIVE_WITHOUT: 'SMTP_URL, OPERATOR_NAME,BILL_IBAN' })).not.toThrow();
});

test('a trial starts without any setting', () => {
  for (const PUBLIC_URL of [
    '',
    'http://localhost:3000',
    'http://192.168.1.5:3000',
    'http://lares.local',
    'http://[fd00::1]',
  ])
    expect(start({ PUBLIC_URL })).not.toThrow();
  expect(start({ ...PUBLIC, NODE_ENV: 'development' })).not.toThrow();
});

test('a public site has a sample market only if it is asked for', () => {
  expect(readConfig({}).sampleListings).toBe(20_000);
  expect(readConfig({ PUBLIC_URL: 'http://192.168.1.5:3000' }).sampleListings).toBe(20_000);
  expect(readConfig(PUBLIC).sampleListings).toBe(0);
  expect(readConfig({ ...PUBLIC, SAMPLE_LISTINGS: '500' }).sampleListings).toBe(500);
});

test('the list of problems also holds what a start bears', () => {
  const settings = (env: Record<string, string>) =>
    findLiveProblems(readConfig(env, SETTINGS_KINDS), SETTINGS_KINDS).map(({ setting }) => setting);
  expect(settings({})).toEqual([
    ...['SMTP_URL', 'OPERATOR_NAME', 'BILL_IBAN', 'PUBLIC_URL', 'TRUST_PROXY', 'BACKUP_DIR', 'SAMPLE_LISTINGS'],
  ]);
  expect(settings({ ...COMPLETE, PUBLIC_URL: 'http://www.example.ch' })).toEqual(['PUBLIC_URL']);
  expect(settings(COMPLETE)).toEqual([]);
});

test('only what is needed can be done without', () => {
  expect(() => start({ LIVE_WITHOUT: 'SECRET' })()).toThrow(
    'LIVE_WITHOUT: must be a list of SMTP_URL, OPERATOR_NAME, BILL_IBAN, not "SECRET"',
  );
});
