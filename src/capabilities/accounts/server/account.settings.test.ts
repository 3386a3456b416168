import { describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { LoginProvider } from '../account.ts';
import { ACCOUNT_SETTINGS } from './account.settings.ts';

const providersOf = (env: Record<string, string>) => readConfig(env).settings.of(ACCOUNT_SETTINGS).openIdProviders;

const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'a client secret' };

describe('settings of providers', () => {
  test('without any, no provider is offered', () => {
    expect(providersOf({})).toEqual([]);
  });

  test('name who is offered, by their numbers, at the genuine addresses', () => {
    const names = ['GOOGLE', 'FACEBOOK', 'LINKEDIN', 'APPLE'];
    const env = Object.fromEntries(
      names.flatMap((name) => [
        [`${name}_CLIENT_ID`, name],
        [`${name}_CLIENT_SECRET`, 's'],
      ]),
    );
    const found = providersOf(env).map(({ provider, clientId, issuer }) => [provider, clientId, issuer]);
    expect(found).toEqual([
      [LoginProvider.Google, 'GOOGLE', 'https://accounts.google.com'],
      [LoginProvider.Facebook, 'FACEBOOK', 'https://www.facebook.com'],
      [LoginProvider.LinkedIn, 'LINKEDIN', 'https://www.linkedin.com/oauth'],
      [LoginProvider.Apple, 'APPLE', 'https://appleid.apple.com'],
    ]);
  });

  test('come in pairs', () => {
    expect(() => providersOf({ GOOGLE_CLIENT_ID: 'id' })).toThrow(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: must both be set',
    );
    expect(() => providersOf({ APPLE_CLIENT_SECRET: 'secret' })).toThrow('APPLE_CLIENT_ID and APPLE_CLIENT_SECRET');
  });

  test('take an issuer without TLS on this machine only', () => {
    expect(providersOf({ ...GOOGLE, GOOGLE_ISSUER: 'http://localhost:4000' })).toHaveLength(1);
    for (const issuer of [
      'http://accounts.example.ch',
      'http://localhost.evil.example',
      'accounts',
      'javascript:alert(1)',
    ])
      expect(() => providersOf({ ...GOOGLE, GOOGLE_ISSUER: issuer })).toThrow('GOOGLE_ISSUER: must be an address');
  });
});
