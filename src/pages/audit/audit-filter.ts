/** The filter of the audit log in an address, as its form shows it; empty for fields without a filter. */
export interface AuditFilter {
  kind: string;
  object: string;
  person: string;
  from: string;
  to: string;
}

const NAMES = ['kind', 'object', 'person', 'from', 'to'] as const;
const LONGEST = 50;
const LARGEST_ID = 2_147_483_647;

/** The filter of an address. @param query without question mark */
export function readAuditFilter(query: string): AuditFilter {
  const asked = new URLSearchParams(query);
  return Object.fromEntries(
    NAMES.map((name) => [name, (asked.get(name) ?? '').trim().slice(0, LONGEST)]),
  ) as unknown as AuditFilter;
}

/** A whole number from 1 in a text, else null. */
export function idIn(text: string | null): number | null {
  const number = Number(text);
  return text !== null && /^\d{1,10}$/.test(text) && number >= 1 && number <= LARGEST_ID ? number : null;
}

/** A valid day of the calendar in a text; else null. */
export function dayIn(text: string): string | null {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay && new Date(text).toISOString().startsWith(text) ? text : null;
}

/** The query of a page of the log, for a link. */
export function auditQuery(filter: AuditFilter, before: number | null): string {
  const named = NAMES.flatMap((name) => (filter[name] === '' ? [] : [[name, filter[name]]]));
  const query = new URLSearchParams([...named, ...(before === null ? [] : [['before', String(before)]])]).toString();
  return query && `?${query}`;
}
