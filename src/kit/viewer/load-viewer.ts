import { ViewerDocument } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { execute } from '#kit/graphql/execute.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';

const NO_SESSION = 401;

let requests = 0;
/** The answer of the latest request that was answered, by the number of the request. */
let latest: { request: number; viewer: Viewer | null } = { request: 0, viewer: null };

/**
 * Fetches the member who is signed in; null for a visitor. An answer that arrives after that of a later request is outdated: its caller
 * gets the later one.
 *
 * @throws AppError of any other failure
 */
export async function loadViewer(): Promise<Viewer | null> {
  requests += 1;
  const request = requests;
  const viewer = await requestViewer();
  if (request > latest.request) latest = { request, viewer };
  return latest.viewer;
}

async function requestViewer(): Promise<Viewer | null> {
  try {
    return (await execute(ViewerDocument, {})).profile;
  } catch (error) {
    if (error instanceof AppError && error.code === NO_SESSION) return null;
    throw error;
  }
}
