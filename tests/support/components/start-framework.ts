/**
 * Takes the place of `@tanstack/react-start` where components are tested: its compiler keeps one half of an isomorphic function,
 * and no build runs here. The half of the browser is what these tests are about.
 */
export const createIsomorphicFn = () => ({
  server: (_ofServer: unknown) => ({ client: <Half>(ofBrowser: Half): Half => ofBrowser }),
});

export function getGlobalStartContext(): never {
  throw new Error('Only the server has a context of the request.');
}

export function setResponseStatus(): never {
  throw new Error('Only the server has a status to set.');
}
