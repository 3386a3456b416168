import { AppError, type ErrorValues } from '#kernel/app-error.ts';
import { retryQuery } from './retry-query.ts';

/** A written operation with its types, as the code generator makes them; as a string it is the query text. */
export interface TypedDocument<Result, Variables> {
  toString(): string;
  /** Never called: carries the types. */
  __apiType?: (variables: Variables) => Result;
}

/** An error of an answer. `extensions` name text, number and facts. @source docs/reference/errors.md, "Shape" */
export interface ApiError {
  readonly message: string;
  readonly extensions?: { readonly messageId?: string; readonly code?: number; readonly values?: ErrorValues };
}

/** The answer of the endpoint, over HTTP and in process. */
export interface ApiAnswer {
  readonly data?: unknown;
  readonly errors?: readonly ApiError[];
}

/**
 * Names a new browser until an answer has set its cookie: on a slow line the first requests are under way together, and would each get
 * a visitor of their own. Empty afterwards, and where the browser makes no id.
 */
let visitorSeed: string = globalThis.crypto?.randomUUID?.() ?? '';

/** Matches operations that change something. */
const CHANGES = /\bmutation\b/;

/**
 * Sends POST /graphql from the browser, with the session's cookies. A query is retried after `Retry-After`.
 *
 * @param signal stops waiting; the promise then rejects with the signal's own reason
 * @param headers besides those of every question
 * @throws AppError of the first error in the answer, or `error.unavailable` (503) when there is no usable answer
 */
export async function postGraphql<Result, Variables extends object>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
  headers?: Readonly<Record<string, string>>,
): Promise<Result> {
  try {
    const query = String(document);
    const ask = (): Promise<Response> =>
      fetch('/graphql', {
        method: 'POST',
        credentials: 'same-origin',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(visitorSeed && { 'x-visitor-seed': visitorSeed }),
          ...headers,
        },
        body: JSON.stringify({ query, variables }),
        ...(signal && { signal }),
      });
    const response = await (CHANGES.test(query) ? ask() : retryQuery(ask, signal));
    if (response.ok) visitorSeed = '';
    return resultOf<Result>((await response.json()) as ApiAnswer);
  } catch (error) {
    if (error instanceof AppError) throw error;
    signal?.throwIfAborted();
    throw new AppError('error.unavailable', { code: 503, cause: error });
  }
}

/**
 * The data of an answer without errors.
 *
 * @throws AppError with text, number and facts of the first error; a defect of the server is `error.internal` (500)
 */
export function resultOf<Result>(answer: ApiAnswer): Result {
  const [error] = answer.errors ?? [];
  if (error !== undefined) {
    const { messageId = 'error.internal', code = 500, values = {} } = error.extensions ?? {};
    throw new AppError(messageId, { code, values, cause: error });
  }
  if (answer.data === undefined || answer.data === null) throw new AppError('error.internal', { code: 500 });
  return answer.data as Result;
}
