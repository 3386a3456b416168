import { amountText, rateText } from '#capabilities/payments/ui/amount-text.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import type { AuditLine } from './audit.loader.ts';

type Words = Pick<LocaleTools, 'text' | 'knows' | 'locale'>;

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
  const wordsOf = (name: string, value: unknown): string => valueText({ name, value, objectKind }, words);
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
    .map((name) => ({
      label: known(`moderation.audit.field.${name}`, words) ?? name,
      before: wordsOf(name, was[name]),
      after: wordsOf(name, is[name]),
    }));
}

/** Parts of texts that name the statuses of an object. */
const STATUSES: Readonly<Record<string, string>> = {
  account: 'moderation.audit.word.accountStatus',
  activeOffer: 'moderation.status',
  offer: 'moderation.status',
  payment: 'payment.status',
};

/** Objects whose amounts are centimes of a franc. */
const WITH_MONEY: readonly string[] = ['bankEntry', 'payment', 'payout', 'price'];

/** A recorded value, and the fact and object that it belongs to. */
type Recorded = { name: string; value: unknown; objectKind: string };

function valueText({ name, value, objectKind }: Recorded, words: Words): string {
  const { text, locale } = words;
  if (value === null || value === undefined || value === '') return text('moderation.audit.emptyValue');
  if (typeof value === 'boolean') return text(value ? 'moderation.changes.yes' : 'moderation.changes.no');
  if (typeof value === 'number' && name === 'amount' && WITH_MONEY.includes(objectKind))
    return amountText(value, 'CHF', locale);
  if (typeof value === 'number' && name === 'vatPerMille') return rateText(value, locale);
  if (Array.isArray(value)) return value.map((one) => valueText({ name, value: one, objectKind }, words)).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  const ids = [
    ...(name === 'status' && STATUSES[objectKind] ? [`${STATUSES[objectKind]}.${value}`] : []),
    ...(name === 'way' ? [`payment.way.${value}`] : []),
    `moderation.audit.word.${name}.${value}`,
    `moderation.audit.word.${value}`,
  ];
  const found = ids.find((id) => words.knows(id));
  return found === undefined ? String(value) : text(found);
}

const known = (id: string, { text, knows }: Words): string | null => (knows(id) ? text(id) : null);

/** Facts as they were recorded; empty for a value that is no record of facts. */
function factsIn(json: string | null): Record<string, unknown> {
  const value: unknown = json === null ? null : JSON.parse(json);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
