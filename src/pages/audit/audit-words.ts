import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import type { AuditLine } from './audit.loader.ts';

type Words = Pick<LocaleTools, 'text' | 'knows'>;

/** A changed fact of a line. */
export interface AuditChange {
  /** Its name in words. */
  label: string;
  before: string;
  after: string;
}

/** The act and its object, in words; an act without words is shown as it was recorded. */
export function actLabel({ act, objectKind, objectId }: AuditLine, words: Words): { label: string; object: string } {
  const kind = known(`moderation.audit.one.${objectKind}`, words) ?? objectKind;
  const label = known(`moderation.audit.act.${act}`, words) ?? act;
  return { label, object: objectId === null ? kind : `${kind} ${objectId}` };
}

/** The actor and their role; a whole sentence for an unknown actor. */
export function actorLabel({ actorId, actorName, actingAs }: AuditLine, { text }: Words): string {
  if (actorId !== null) {
    const name = text('moderation.audit.by', { name: actorName ?? '–', id: String(actorId) });
    return `${name} · ${text(`moderation.audit.as.${actingAs}`)}`;
  }
  if (actingAs === 'system') return text('moderation.audit.bySystem');
  return text(actingAs === 'operator' ? 'moderation.audit.byOperator' : 'moderation.audit.byVisitor');
}

/** The values before and after, fact by fact; unchanged facts are left out. */
export function changesOf({ before, after, objectKind }: AuditLine, words: Words): AuditChange[] {
  const [was, is] = [factsIn(before), factsIn(after)];
  const wordOf = (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return words.text('moderation.audit.emptyValue');
    if (typeof value === 'boolean') return words.text(value ? 'moderation.changes.yes' : 'moderation.changes.no');
    const isOfOffer = name === 'status' && objectKind === 'offer';
    const status = isOfOffer ? known(`moderation.status.${String(value)}`, words) : null;
    const word = status ?? known(`moderation.audit.word.${String(value)}`, words);
    return word ?? (typeof value === 'object' ? JSON.stringify(value) : String(value));
  };
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
    .map((name) => ({
      label: known(`moderation.audit.field.${name}`, words) ?? name,
      before: wordOf(name, was[name]),
      after: wordOf(name, is[name]),
    }));
}

const known = (id: string, { text, knows }: Words): string | null => (knows(id) ? text(id) : null);

/** Facts as they were recorded; empty for a value that is no record of facts. */
function factsIn(json: string | null): Record<string, unknown> {
  const value: unknown = json === null ? null : JSON.parse(json);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
