import type { NamedCountFragment } from '#generated/operations.ts';
import { normalForm } from '#kernel/text/normal-form.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** An option of the agency field: an agency by its id, or `name` for all whose name contains the typed text. */
export type AgencyOption = { readonly id: string; readonly label: string; readonly detail?: string };

/** A name for comparison with text typed without accents. */
export const plainName = (name: string): string => normalForm(name, 'NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * Options of the agency field: agencies whose name contains the typed text, those with most homes first, then the text itself.
 * Null while the field is empty and no agency is known.
 */
export function agencyOptions(
  agencies: readonly NamedCountFragment[] | null,
  query: string,
  { text, number }: Pick<LocaleTools, 'text' | 'number'>,
): readonly AgencyOption[] | null {
  const typed = plainName(query);
  if (agencies === null && typed === '') return null;
  const fitting = (agencies ?? []).filter(({ name }) => plainName(name).includes(typed));
  const rows = fitting.map(({ id, name, count }) => ({ id: String(id), label: name, detail: number(count) }));
  const byName = { id: 'name', label: text('search.agency', { name: query.trim() }) };
  return typed === '' ? rows : [...rows, byName];
}
