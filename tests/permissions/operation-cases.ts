import type { TestAccount } from '#tests/factories/account.ts';
import type { TestApp } from '#tests/support/product/test-app.ts';

/** Subjects of operations. Capabilities add theirs by `declare module`. */
export interface Target {
  accountId: number;
  email: string;
  /** Password of the account that the caller sends, right or wrong. */
  password: string;
  /** A public listing. */
  offerId: number;
  /** Address of the caller; a visitor has none. */
  askerEmail: string;
  /** Secret of a link that still holds for the target, made when it is asked for. */
  secret(purpose: string, facts?: Record<string, string | number>): Promise<string>;
}

/** How an operation is called. */
export type OperationCall = (target: Target) => string | Promise<string>;

/** The subject of an operation, and the caller. */
export interface Scene {
  app: TestApp;
  /** A public listing. */
  publicOfferId: number;
  subject: TestAccount;
  /** Whether the subject is the caller, or would be if they had signed in. */
  isOwn: boolean;
  asker: TestAccount | null;
  visitorId: string;
}

/** Some of a target that is made together. */
export interface TargetPart {
  gives: readonly (keyof Target)[];
  make(scene: Scene): Promise<Partial<Target>>;
}

/** The cases of a capability's operations, in addition to its rows in `permissions.txt`: `tests/operation-cases.ts` of its folder. */
export interface OperationCases {
  /** Ids that are used where the target does not exist. */
  missing?: Partial<Target>;
  /** Subjects of its operations. */
  targets?: readonly TargetPart[];
  /** How each of its operations is called. */
  calls: Readonly<Record<string, OperationCall>>;
}
