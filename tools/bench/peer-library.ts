import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, esmExternalRequirePlugin, type Plugin } from 'vite';
import { compiledMessages } from '../vite/compiled-messages.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Left to the importer of the tree. */
const REACT = ['react', 'react-dom', 'react/jsx-runtime'];

/** The tree of a results page as a library in a folder, without React, which its importer provides. */
export async function buildPeerLibrary(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    plugins: [standIns, esmExternalRequirePlugin({ external: REACT }), compiledMessages(), react()],
    ssr: { noExternal: true, external: REACT },
    build: { ssr: 'tools/bench/peer-page.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  });
}

/** Parts that a results page with its data does not need: it sends no query, has no session, and its map comes later. */
const WITHOUT = [
  {
    name: /^@tanstack\/react-start(\/server)?$/,
    code: `const nobody = Object.assign(() => null, { server: () => nobody, client: () => nobody });
      export const createIsomorphicFn = () => nobody;
      export const getGlobalStartContext = () => undefined;
      export const setResponseStatus = () => undefined;`,
  },
  { name: /\/ResultsMapView\.tsx$/, code: 'export const ResultsMapView = () => null;' },
];
const STAND_IN = '\0stand-in-';

const standIns: Plugin = {
  name: 'stand-ins',
  enforce: 'pre',
  resolveId: (id) => {
    const index = WITHOUT.findIndex(({ name }) => name.test(id));
    return index === -1 ? null : STAND_IN + index;
  },
  load: (id) => (id.startsWith(STAND_IN) ? (WITHOUT[Number(id.slice(STAND_IN.length))]?.code ?? null) : null),
};
