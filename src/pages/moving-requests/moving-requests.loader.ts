import { MovingRequestsDocument, type MovingRequestsQuery } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

const LAST_PAGE = 1_000;

/** Data of the list. */
export interface MovingRequestsData {
  isDone: boolean;
  page: MovingRequestsQuery['movingRequests'];
}

/** Loads the page that an address names. @param query without question mark */
export async function loadMovingRequests(query: string): Promise<MovingRequestsData> {
  const wanted = new URLSearchParams(query);
  const isDone = wanted.get('done') === 'true';
  const page = Number(wanted.get('page') ?? 1);
  const pageNumber = Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
  const { movingRequests } = await execute(MovingRequestsDocument, { isDone, pageNumber });
  return { isDone, page: movingRequests };
}
