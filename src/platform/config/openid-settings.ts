import { isLoopbackName } from '#platform/config/loopback.ts';

/** A provider for sign-in. */
export interface OpenIdSettings {
  /** 1 to 4. @source docs/reference/accounts.md, "Providers" */
  provider: number;
  clientId: string;
  clientSecret: string;
  /** Address whose discovery document describes it. */
  issuer: string;
}

/** Reads one setting; the second parameter is its default. */
export type ReadSetting = <Value>(name: string, fallback: Value, parse: (text: string) => Value) => Value;

/** Prefix of the settings of each provider, and its real address. @source OpenID Connect Discovery 1.0 */
const PROVIDERS = [
  { provider: 1, prefix: 'GOOGLE', issuer: 'https://accounts.google.com' },
  { provider: 2, prefix: 'FACEBOOK', issuer: 'https://www.facebook.com' },
  { provider: 3, prefix: 'LINKEDIN', issuer: 'https://www.linkedin.com/oauth' },
  { provider: 4, prefix: 'APPLE', issuer: 'https://appleid.apple.com' },
] as const;

/** The providers whose client id and secret are set. */
export const readOpenIdSettings = (read: ReadSetting, addFault: (fault: string) => void): OpenIdSettings[] =>
  PROVIDERS.flatMap(({ provider, prefix, issuer: genuine }) => {
    const clientId = read<string | null>(`${prefix}_CLIENT_ID`, null, (text) => text);
    const clientSecret = read<string | null>(`${prefix}_CLIENT_SECRET`, null, (text) => text);
    const issuer = read<string>(`${prefix}_ISSUER`, genuine, issuerUrl);
    if (clientId && clientSecret) return [{ provider, clientId, clientSecret, issuer }];
    if (clientId || clientSecret)
      addFault(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET: must both be set, or none`);
    return [];
  });

function issuerUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackName(url.hostname));
  if (!isSafe) throw new Error('must be an address like https://accounts.example.ch (http only on this machine)');
  return text;
}
