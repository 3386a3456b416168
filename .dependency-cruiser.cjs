// Who may import whom: architecture.md, "Who may import whom". Layers are listed ground to roof; rules come from the lists.
const { readFileSync, readdirSync } = require('node:fs');

/** Capabilities in the order of `MODULES` in `src/product/modules.ts`: each may know those before it. */
function capabilities() {
  const text = readFileSync('src/product/modules.ts', 'utf8');
  const folders = new Map(
    [...text.matchAll(/import \{ (\w+) \} from '#capabilities\/([^/]+)\/server\/[^']+[.]module[.]ts'/g)].map(
      ([, module, folder]) => [module, folder],
    ),
  );
  const [, list = ''] = /const MODULES[^=]*= \[([^\]]*)\]/.exec(text) ?? [];
  const ordered = [...list.matchAll(/\w+Module\b/g)].map(([module]) => folders.get(module));
  const unlisted = readdirSync('src/capabilities').filter((folder) => !ordered.includes(folder));
  if (ordered.includes(undefined) || unlisted.length > 0)
    throw new Error(`src/product/modules.ts does not list every capability: ${unlisted.join(', ')}`);
  return ordered;
}

const CAPABILITIES = capabilities();
/** Tests, and what they know of a capability: they may import anything. */
const TEST = '[.]test[.]tsx?$|^src/capabilities/[^/]+/tests/';
const ROOT_FILE = '[^/]+$';

const layerRules = [
  { name: 'kernel-imports-nothing-of-ours', from: '^src/kernel/', to: '^src/(?!kernel/)' },
  { name: 'platform-imports-kernel', from: '^src/platform/', to: '^src/(?!kernel/|platform/|generated/)' },
  { name: 'kit-imports-kernel', from: '^src/kit/', to: '^src/(?!kernel/|kit/|generated/)' },
  {
    name: 'pages-import-roots-and-ui',
    from: '^src/pages/',
    to: '^src/(app/|platform/|capabilities/[^/]+/server/)|^src/[^/]+$|^src/product/',
  },
  {
    name: 'app-imports-pages-and-ui',
    from: '^src/app/',
    to: '^src/(platform/|capabilities/[^/]+/server/)|^src/[^/]+$|^src/product/',
  },
  { name: 'product-imports-no-tests', from: '^(src|sample)/', to: '^src/capabilities/[^/]+/tests/' },
  { name: 'nothing-imports-main', from: '^(src|tests)/', to: '^src/main[.]ts$' },
  { name: 'src-imports-no-tools', from: '^src/', to: '^(sample|tools|tests)/' },
  { name: 'sample-imports-no-tools', from: '^sample/', to: '^(tools|tests)/' },
].map(({ name, from, to }) => ({ name, severity: 'error', from: { path: from, pathNot: TEST }, to: { path: to } }));

const capabilityRules = CAPABILITIES.flatMap((capability, index) => {
  const own = `^src/capabilities/${capability}/`;
  const laterOnes = CAPABILITIES.slice(index + 1).join('|');
  const earlierOnes = CAPABILITIES.slice(0, index).join('|') || 'none';
  const rule = (name, from, to) => ({
    name: `${capability}-${name}`,
    severity: 'error',
    from: { path: from, pathNot: TEST },
    to,
  });
  return [
    rule('knows-no-later-capability', own, { path: `^src/capabilities/(${laterOnes || 'none'})/` }),
    rule('root-imports-roots', own + ROOT_FILE, {
      path: '^src/(?!kernel/|capabilities/)|^src/capabilities/[^/]+/(server|ui)/',
    }),
    rule('server-imports', `${own}server/`, {
      path: `^src/(?!kernel/|platform/|generated/|capabilities/)|^src/capabilities/[^/]+/ui/|^src/capabilities/(${earlierOnes})/server/`,
      pathNot: '[.](service|events)[.]ts$',
    }),
    rule('ui-imports', `${own}ui/`, {
      path: `^src/(?!kernel/|kit/|generated/|capabilities/)|/server/|^src/capabilities/(?!${capability}/)[^/]+/ui/`,
    }),
  ];
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: { pathNot: '^src/generated/' }, to: { circular: true } },
    {
      name: 'no-page-imports-a-page',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/', pathNot: TEST },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      // Packages of types only have nothing to resolve to.
      to: { couldNotResolve: true, pathNot: '[?]url$|^virtual:|^(geojson|topojson-specification|@graphql-typed)' },
    },
    {
      name: 'product-runs-without-dev-packages',
      severity: 'error',
      from: {
        path: '^(src|sample|tools/vite)/|^tools/[^/]+$|^vite[.]config',
        pathNot: `${TEST}|^tools/(test|check)[.]ts$`,
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    ...layerRules,
    ...capabilityRules,
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|var)/|route-tree[.]ts$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
