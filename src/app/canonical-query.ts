/**
 * One spelling of a query string for `loaderDeps`: the framework encodes commas on the server and leaves them in the browser, so that
 * data loaded under one spelling would not be found under the other.
 */
export const canonicalQuery = ({ query = '' }: { query?: string }): string => new URLSearchParams(query).toString();
