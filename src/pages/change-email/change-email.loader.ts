import { ChangeEmailPageDocument } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { execute } from '#kit/graphql/execute.ts';

/** Data of the page that changes the address. */
export interface ChangeEmailData {
  /** Whether the member proves their identity by a password; null for a visitor. */
  hasPassword: boolean | null;
}

const NO_SESSION = 401;

/** Loads how the signed-in member can prove their identity. */
export async function loadChangeEmail(): Promise<ChangeEmailData> {
  try {
    const { profile } = await execute(ChangeEmailPageDocument, {});
    return { hasPassword: profile.hasPassword };
  } catch (error) {
    if (error instanceof AppError && error.code === NO_SESSION) return { hasPassword: null };
    throw error;
  }
}
