import { globSync, readFileSync } from 'node:fs';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';

/** A capability's kinds of objects in the audit log. */
type Kinds = Pick<CapabilityModule, 'name' | 'auditKinds'>;

const NAMING = /\bauditKind\('([^']+)'\)/g;

/** Kinds of objects in the audit log that no module or more than one lists. Empty when there are none. */
export function findAuditKindFaults(modules: readonly Kinds[]): string[] {
  const named = modules.map(({ name }) => {
    const texts = globSync(`src/capabilities/${name}/**/*.ts`).map((file) => readFileSync(file, 'utf8'));
    return { name, kinds: texts.flatMap((text) => [...text.matchAll(NAMING)].map(([, kind = '']) => kind)) };
  });
  return auditKindFaults(modules, named);
}

/** @param named the kinds named in the folder of each capability */
export function auditKindFaults(
  modules: readonly Kinds[],
  named: readonly { name: string; kinds: readonly string[] }[],
): string[] {
  const listed = modules.flatMap(({ name, auditKinds = [] }) => auditKinds.map((kind) => ({ name, kind: kind.name })));
  const isListed = (name: string, kind: string) => listed.some((one) => one.name === name && one.kind === kind);
  const shared = [...Map.groupBy(listed, ({ kind }) => kind)].filter(([, owners]) => owners.length > 1);
  return [
    ...named.flatMap(({ name, kinds }) =>
      kinds.filter((kind) => !isListed(name, kind)).map((kind) => `${name}: its module does not list ${kind}`),
    ),
    ...shared.map(([kind]) => `${kind} has several owners`),
  ];
}
