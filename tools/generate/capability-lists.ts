import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** Manifests are found by their place: the manifest of a capability is at the root of its folder. */
const MANIFESTS = 'src/{app,capabilities/*}/*.manifest.ts';

/** Kinds of settings are beside the modules. */
const SETTINGS = 'src/capabilities/*/server/*.settings.ts';

/** Writes what browsers and the platform need of all manifests, and the kinds of settings. */
export async function generateCapabilityLists(folder: string): Promise<void> {
  const manifests = await Promise.all(globSync(MANIFESTS).sort().map(readManifest));
  const kinds = globSync(SETTINGS).sort();
  const lists = {
    ...capabilityLists(manifests),
    'settings-kinds.ts': settingsList(new Map(kinds.map((file) => [file, readFileSync(file, 'utf8')]))),
  };
  for (const [name, text] of Object.entries(lists)) writeFileSync(join(folder, name), text);
}

/**
 * The list of all kinds of settings.
 *
 * @param sources source code by file
 * @throws Error where a file exports no kind, or several
 */
export function settingsList(sources: ReadonlyMap<string, string>): string {
  const kinds = [...sources].map(([file, source]) => {
    const [name, ...further] = [...source.matchAll(/^export const (\w+): SettingsKind</gm)].map(([, found]) => found);
    if (!name || further.length > 0) throw new Error(`${file} exports not one kind of settings`);
    return { name, path: file.replace(/^src\/capabilities/, '#capabilities') };
  });
  return [
    "import type { SettingsKind } from '#platform/config/settings-kind.ts';",
    ...kinds.map(({ name, path }) => `import { ${name} } from '${path}';`),
    '',
    `export const SETTINGS_KINDS: readonly SettingsKind[] = [${kinds.map(({ name }) => name).join(', ')}];`,
    '',
  ].join('\n');
}

const readManifest = async (file: string): Promise<CapabilityManifest> =>
  ((await import(resolve(file))) as { manifest: CapabilityManifest }).manifest;

/**
 * Files by name, one for each list: a page loads only the lists that it uses.
 *
 * @throws Error where two manifests bring the same, and for a counter of the menu that none brings
 */
export function capabilityLists(manifests: readonly CapabilityManifest[]): Record<string, string> {
  const listOf = (of: (manifest: CapabilityManifest) => readonly string[] | undefined): string[] =>
    distinct(manifests.flatMap((manifest) => of(manifest) ?? [])).sort();
  const counters = listOf((manifest) => manifest.counters);
  const screens = manifests.flatMap((manifest) => Object.entries(manifest.screens ?? {}));
  distinct(screens.map(([name]) => name));
  const notificationKinds = manifests.flatMap((manifest) => Object.entries(manifest.notificationKinds ?? {}));
  distinct(notificationKinds.map(([name]) => name));
  const uncounted = screens.flatMap(([, { entry }]) => entry?.counter ?? []).filter((name) => !counters.includes(name));
  if (uncounted.length > 0) throw new Error(`No manifest brings the counter ${uncounted.join(', ')}`);
  return {
    'page-parts.ts': constant(
      'PAGE_PARTS',
      listOf(({ texts }) => texts),
    ),
    'server-parts.ts': constant(
      'SERVER_PARTS',
      listOf(({ serverTexts }) => serverTexts),
    ),
    'human-purposes.ts': [
      constant(
        'HUMAN_PURPOSES',
        listOf(({ humanPurposes }) => humanPurposes),
      ),
      'export type HumanPurpose = (typeof HUMAN_PURPOSES)[number];\n',
    ].join(''),
    'draft-keys.ts': [
      constant(
        'DRAFT_KEYS',
        listOf(({ drafts }) => drafts),
      ),
      constant(
        'DRAFT_DATABASES',
        listOf(({ draftDatabases }) => draftDatabases),
      ),
    ].join(''),
    'capability-screens.ts': constant('CAPABILITY_SCREENS', Object.fromEntries(screens)),
    'notification-kinds.ts': constant('NOTIFICATION_KINDS', Object.fromEntries(notificationKinds)),
    'viewer-counters.ts': `export type ViewerCounters = Record<${counters.map((name) => `'${name}'`).join(' | ')}, number>;\n${noCounts(counters)}`,
    'viewer-counters.graphql': `fragment ViewerCounters on Profile {\n${counters.map((name) => `  ${name}\n`).join('')}}\n`,
  };
}

/** Of a member whom no counter concerns. */
const noCounts = (counters: readonly string[]): string =>
  `export const NO_COUNTS: ViewerCounters = ${JSON.stringify(Object.fromEntries(counters.map((name) => [name, 0])))};\n`;

function distinct(names: readonly string[]): string[] {
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`Two manifests bring ${twice.join(', ')}`);
  return [...names];
}

const constant = (name: string, value: object): string =>
  `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
