import { ViewerDocument } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { execute } from '#kit/graphql/execute.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';

const NO_SESSION = 401;

let running: Promise<unknown> = Promise.resolve();
let next: Promise<Viewer | null> | null = null;

/**
 * Fetches the member who is signed in; null for a visitor. Requests never overlap, so an outdated answer cannot arrive after a newer one;
 * calls during a request share the one after it.
 *
 * @throws AppError of any other failure
 */
export function loadViewer(): Promise<Viewer | null> {
  next ??= running
    .catch(() => {})
    .then(() => {
      next = null;
      const request = requestViewer();
      running = request;
      return request;
    });
  return next;
}

async function requestViewer(): Promise<Viewer | null> {
  try {
    return (await execute(ViewerDocument, {})).profile;
  } catch (error) {
    if (error instanceof AppError && error.code === NO_SESSION) return null;
    throw error;
  }
}
