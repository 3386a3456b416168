import type { Plugin } from 'vite';

/** The router's own links. */
const LINKS = /\/@tanstack\/react-router\/dist\/esm\/link\.js$/;
/** Its own way of writing a query, JSON: `parseSearch` and `stringifySearch` of `router.tsx` take its place. */
const QUERIES = /\/@tanstack\/router-core\/dist\/esm\/searchParams\.js$/;
const UNUSED =
  "() => { throw new Error('Browsers load no such part of the framework: tools/vite/lighter-framework.ts'); }";

/** Features that old versions of React lack. */
const OLD_REACT = 'use-sync-external-store/shim/with-selector';

/**
 * Leaves out of what browsers load the parts of the framework that no page of ours uses and that a build cannot tell
 * (3 kB of every first view): pages write `<a href>`, and `useClientNavigation` does the rest.
 */
export function lighterFramework(): Plugin {
  return {
    name: 'lighter-framework',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (!source.startsWith(OLD_REACT)) return null;
      return this.resolve('use-sync-external-store/with-selector.js', importer, { skipSelf: true });
    },
    load(id) {
      if (LINKS.test(id)) return withoutParts(['Link', 'createLink', 'linkOptions', 'useLinkProps']);
      if (QUERIES.test(id)) {
        return withoutParts(['defaultParseSearch', 'defaultStringifySearch', 'parseSearchWith', 'stringifySearchWith']);
      }
      return null;
    },
  };
}

const withoutParts = (names: readonly string[]): string =>
  `const unused = ${UNUSED};\nexport { ${names.map((name) => `unused as ${name}`).join(', ')} };\n`;
