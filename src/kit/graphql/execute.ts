import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { type ApiAnswer, type TypedDocument, postGraphql, resultOf } from './transport.ts';

/** What the web server hands to the pages of one request. */
export interface PageRequestContext {
  /** Runs an operation in process: same resolvers and rules as over HTTP. */
  graphql(query: string, variables: object): Promise<ApiAnswer>;
}

/**
 * Runs a page's operation: in process on the server, by POST /graphql in the browser.
 *
 * @throws AppError of the first error in the answer
 */
export const execute: <Result, Variables extends object>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
) => Promise<Result> = createIsomorphicFn()
  .server(async (document: TypedDocument<unknown, object>, variables: object) => {
    const { graphql } = getGlobalStartContext() as unknown as PageRequestContext;
    return resultOf(await graphql(String(document), variables));
  })
  .client((document: TypedDocument<unknown, object>, variables: object) => postGraphql(document, variables)) as never;
