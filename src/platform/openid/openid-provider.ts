/** A sign-in at a provider that was begun: what its answer is held against. */
export interface BegunSignIn {
  /** Comes back with the answer, in the browser that began. */
  state: string;
  /** Comes back inside the ID token. */
  nonce: string;
  /** Proves that whoever takes the ID token is who began. */
  codeVerifier: string;
}

/** What a provider says of a person. */
export interface ProvidedIdentity {
  /** The person's name at the provider: the same for good. */
  subject: string;
  email: string | null;
  /** Whether the provider says that the address belongs to the person; null where it says neither yes nor no. */
  isEmailVerified: boolean | null;
  firstName: string;
  lastName: string;
}

/** An ID token fresh from its provider. */
export interface FinishedSignIn {
  idToken: string;
  /** Whether the token names the nonce; without one the caller knows the token by itself. */
  hasNonce: boolean;
}

/** Why a sign-in at a provider came to nothing. */
export type SignInFault = 'cancelled' | 'refused' | 'unavailable';

/** A sign-in at a provider that came to nothing. */
export class SignInFaultError extends Error {
  readonly fault: SignInFault;

  constructor(fault: SignInFault, cause?: unknown) {
    super(`Sign-in ${fault}`, { cause });
    this.fault = fault;
  }
}

/** Signing in by providers, as OpenID Connect has it: authorization code with PKCE, state and nonce. */
export interface OpenId {
  /** Numbers of the providers that are set up. */
  providers(): number[];
  /**
   * Begins a sign-in.
   *
   * @returns what to keep, and where to send the browser
   * @throws AppError `error.notFound` for a provider that is not set up; `error.upstream`
   */
  begin(provider: number, redirectUri: string): Promise<{ signIn: BegunSignIn; address: string }>;
  /**
   * Takes the ID token from the provider, for the address by which the browser came back.
   *
   * @throws SignInFaultError
   */
  finish(provider: number, returned: URL, signIn: BegunSignIn): Promise<FinishedSignIn>;
  /**
   * What an ID token says, once signature, issuer, audience, expiry and nonce are right.
   *
   * @param nonce null when the caller knows by itself that this very token was issued for this sign-in
   * @throws SignInFaultError
   */
  verify(provider: number, idToken: string, expected: { nonce: string | null; now: Date }): Promise<ProvidedIdentity>;
}
