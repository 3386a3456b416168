import { AppError, type ErrorValues } from '#kernel/app-error.ts';
import { retryQuery } from './retry-query.ts';

/**
 * Error answer of the routes beside the API.
 *
 * @source docs/reference/errors.md, "Beside GraphQL"
 */
interface Refusal {
  readonly messageId?: string;
  readonly code?: number;
  readonly values?: ErrorValues;
}

/**
 * Sends to a route beside GraphQL, with the session's cookies: an object goes as JSON, a form as a form.
 *
 * @throws AppError with the key of the answer, or `error.unavailable` (503) when there is no usable answer
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export async function postRest<Result>(
  path: string,
  body: object | FormData,
  headers: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const isForm = body instanceof FormData;
  return ask(path, {
    method: 'POST',
    headers: { accept: 'application/json', ...(!isForm && { 'content-type': 'application/json' }), ...headers },
    body: isForm ? body : JSON.stringify(body),
  });
}

/** Reads from a route beside GraphQL; retries after `Retry-After`. @throws AppError as `postRest` does */
export const getRest = <Result>(path: string): Promise<Result> =>
  ask(path, { headers: { accept: 'application/json' } });

async function ask<Result>(path: string, init: RequestInit): Promise<Result> {
  try {
    const send = (): Promise<Response> => fetch(path, { credentials: 'same-origin', ...init });
    const response = await (init.method === 'POST' ? send() : retryQuery(send));
    const answer: unknown = await response.json();
    if (!response.ok) throw refusalOf(answer as Refusal, response.status);
    return answer as Result;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('error.unavailable', { code: 503, cause: error });
  }
}

const refusalOf = ({ messageId = 'error.internal', code, values = {} }: Refusal, status: number): AppError =>
  new AppError(messageId, { code: code ?? status, values });
