import type { TestAccount } from '#tests/factories/account.ts';
import type { TestApp } from '#tests/support/product/test-app.ts';

/** What an operation is asked about. Capabilities add what theirs are asked about, by `declare module`. */
export interface Target {
  accountId: number;
  email: string;
  /** What the asker knows or believes to be the password of the account. */
  password: string;
  /** A listing that everybody sees. */
  offerId: number;
  /** The one who asks; a visitor has neither. */
  askerEmail: string;
  /** Secret of a link that still holds for the target, made when it is asked for. */
  secret(purpose: string, facts?: Record<string, string | number>): Promise<string>;
}

/** How an operation is called. */
export type OperationCall = (target: Target) => string | Promise<string>;

/** Whom an operation is about, and who asks. */
export interface Scene {
  app: TestApp;
  /** A listing that everybody sees. */
  publicOfferId: number;
  subject: TestAccount;
  /** Whether the subject is who asks, or would be, had they signed in. */
  isOwn: boolean;
  asker: TestAccount | null;
  visitorId: string;
}

/** Some of a target that is made together. */
export interface TargetPart {
  gives: readonly (keyof Target)[];
  make(scene: Scene): Promise<Partial<Target>>;
}

/** What a capability says of its operations, beside its rows in `permissions.txt`: `tests/operation-cases.ts` of its folder. */
export interface OperationCases {
  /** What is named where the target does not exist. */
  missing?: Partial<Target>;
  /** What its operations are asked about. */
  targets?: readonly TargetPart[];
  /** How each of its operations is called. */
  calls: Readonly<Record<string, OperationCall>>;
}
