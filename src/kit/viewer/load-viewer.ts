import { ViewerDocument } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { execute } from '#kit/graphql/execute.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';

const NO_SESSION = 401;

/** Fetches the member who is signed in; null for a visitor. @throws AppError of any other failure */
export async function loadViewer(): Promise<Viewer | null> {
  try {
    return (await execute(ViewerDocument, {})).profile;
  } catch (error) {
    if (error instanceof AppError && error.code === NO_SESSION) return null;
    throw error;
  }
}
