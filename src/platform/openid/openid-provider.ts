/** A provider for sign-in. */
export interface OpenIdSettings {
  /** 1 to 4. @source docs/reference/accounts.md, "Providers" */
  provider: number;
  clientId: string;
  clientSecret: string;
  /** Address whose discovery document describes it. */
  issuer: string;
}

/** State of a pending sign-in at a provider, against which its answer is verified. */
export interface BegunSignIn {
  /** Returned with the answer, in the browser that began. */
  state: string;
  /** Returned inside the ID token. */
  nonce: string;
  /** Proves that the recipient of the ID token began the sign-in. */
  codeVerifier: string;
}

/** Facts of a person from a provider. */
export interface ProvidedIdentity {
  /** The person's permanent id at the provider. */
  subject: string;
  email: string | null;
  /** Whether the provider has verified the address; null where it does not say. */
  isEmailVerified: boolean | null;
  firstName: string;
  lastName: string;
}

/** An ID token fresh from its provider. */
export interface FinishedSignIn {
  idToken: string;
  /** Whether the token contains the nonce; without one the caller knows the token by itself. */
  hasNonce: boolean;
}

/** Reasons of a failed sign-in at a provider. */
export type SignInFault = 'cancelled' | 'refused' | 'unavailable';

/** A failed sign-in at a provider. */
export class SignInFaultError extends Error {
  readonly fault: SignInFault;

  constructor(fault: SignInFault, cause?: unknown) {
    super(`Sign-in ${fault}`, { cause });
    this.fault = fault;
  }
}

/** Sign-in by providers according to OpenID Connect: authorization code with PKCE, state and nonce. */
export interface OpenId {
  /** Numbers of the providers that are set up. */
  providers(): number[];
  /**
   * Begins a sign-in.
   *
   * @returns the state to store, and the address for the browser
   * @throws AppError `error.notFound` for a provider that is not set up; `error.upstream`
   */
  begin(provider: number, redirectUri: string): Promise<{ signIn: BegunSignIn; address: string }>;
  /**
   * Fetches the ID token from the provider, for the address of the browser's return.
   *
   * @throws SignInFaultError
   */
  finish(provider: number, returned: URL, signIn: BegunSignIn): Promise<FinishedSignIn>;
  /**
   * Claims of an ID token, once signature, issuer, audience, expiry and nonce are verified.
   *
   * @param nonce null when the caller knows by itself that this very token was issued for this sign-in
   * @throws SignInFaultError
   */
  verify(provider: number, idToken: string, expected: { nonce: string | null; now: Date }): Promise<ProvidedIdentity>;
}
