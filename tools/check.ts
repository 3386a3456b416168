import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findContentFaults } from '#capabilities/content/server/content.service.ts';
import { reportStep } from '#platform/terminal/progress.ts';
import { MODULES } from '../src/product/modules.ts';
import { findAuditKindFaults } from './checks/audit-kinds.ts';
import { findCacheFaults } from './checks/caches.ts';
import { findCapabilityNames } from './checks/capability-names.ts';
import { findTextFaults } from './checks/comments.ts';
import { findDocumentFaults } from './checks/documents.ts';
import { findMigrationFaults } from './checks/migrations.ts';
import { findNameFaults } from './checks/names.ts';
import { findPackageFaults } from './checks/packages.ts';
import { findRoomFaults } from './checks/rooms.ts';
import { findSourceFaults } from './checks/sources.ts';
import { findTableFaults } from './checks/tables.ts';
import { generateCapabilityLists } from './generate/capability-lists.ts';
import { generateDatabaseTypes } from './generate/database-types.ts';
import { generateFonts } from './generate/fonts.ts';
import { generateGraphqlTypes } from './generate/graphql-types.ts';
import { generateIconSprite } from './generate/icon-sprite.ts';

/** `npm run check`: every rule of the project that a tool can check. */
const BIN = 'node_modules/.bin';
const GENERATED = 'src/generated';
const SCHEMA = 'schema.graphql';
/** Written by the build. */
const ROUTE_TREE = 'route-tree.ts';

const CHECKS: readonly (readonly [label: string, check: () => string | Promise<string>])[] = [
  ['Generated files are fresh', generatedFaults],
  ['Types', () => run('tsc', '--noEmit', '-p', '.')],
  ['Lint and format', () => run('biome', 'ci', '--colors=off', '--error-on-warnings', '.')],
  [
    'Who may import whom',
    () => run('depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'sample', 'tools', 'tests'),
  ],
  ['No cycles of folders', () => run('depcruise', '--config', 'tools/checks/folder-cycles.cjs', 'src')],
  ['Places and sizes', () => findRoomFaults().join('\n')],
  ['No capability in kernel, platform and kit', () => findCapabilityNames().join('\n')],
  ['Names', () => findNameFaults().join('\n')],
  ['Words of comments, descriptions and titles', () => findTextFaults().join('\n')],
  ['One owner for each table', () => findTableFaults(MODULES).join('\n')],
  ['Migrations say which code serves with them', async () => (await findMigrationFaults()).join('\n')],
  ['One owner for each kind in the audit log', () => findAuditKindFaults(MODULES).join('\n')],
  ['Memory has a bound', () => findCacheFaults().join('\n')],
  ['Regular expressions are linear', () => run('node', 'tools/checks/regular-expressions.ts')],
  ['Texts in four languages', () => run('node', 'tools/checks/messages.ts')],
  ['Articles in four languages', () => findContentFaults().join('\n')],
  ['Nothing unused', () => run('knip')],
  ['Documents', () => findDocumentFaults().join('\n')],
  ['Sources that comments name', () => findSourceFaults().join('\n')],
  ['Packages', () => findPackageFaults().join('\n')],
];

let failed = 0;
for (const [label, check] of CHECKS) {
  const faults = await reportStep(label, check);
  if (faults) {
    failed += 1;
    console.error(`✗ ${label}\n${faults}`);
  }
}
if (failed > 0) process.exit(1);

/** Output of a tool that finds a fault. */
function run(command: string, ...parameters: string[]): string {
  const { status, stdout, stderr } = spawnSync(join(BIN, command), parameters, { encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}` || `${command} failed`;
}

async function generatedFaults(): Promise<string> {
  mkdirSync('var', { recursive: true });
  const folder = mkdtempSync('var/generated-');
  try {
    await generateDatabaseTypes(join(folder, 'db.ts'));
    await generateCapabilityLists(folder);
    await generateGraphqlTypes(folder, join(folder, 'schema.graphql'));
    await generateIconSprite(join(folder, 'icons.svg'));
    await generateFonts(folder);
    const fresh = new Set([...readdirSync(folder), ...readdirSync(GENERATED).filter((file) => file !== ROUTE_TREE)]);
    const stale = [...fresh]
      .map((file) => ({ fresh: join(folder, file), committed: file === SCHEMA ? SCHEMA : join(GENERATED, file) }))
      .filter(({ fresh, committed }) => contentOf(fresh) !== contentOf(committed));
    return stale.map(({ committed }) => `${committed} is not what "npm run generate" writes`).join('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Content of a file, byte by byte; null where there is none. */
function contentOf(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'latin1') : null;
}
