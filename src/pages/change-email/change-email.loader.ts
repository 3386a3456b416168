import { ChangeEmailPageDocument } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { execute } from '#kit/graphql/execute.ts';

/** What the page for another address asks for. */
export interface ChangeEmailData {
  /** Whether the member proves who they are by a password; null for a visitor. */
  hasPassword: boolean | null;
}

const NO_SESSION = 401;

/** Learns how the one who is signed in can prove who they are. */
export async function loadChangeEmail(): Promise<ChangeEmailData> {
  try {
    const { profile } = await execute(ChangeEmailPageDocument, {});
    return { hasPassword: profile.hasPassword };
  } catch (error) {
    if (error instanceof AppError && error.code === NO_SESSION) return { hasPassword: null };
    throw error;
  }
}
