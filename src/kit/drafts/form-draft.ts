import { DAY_MS } from '#kernel/time.ts';
import { draftStore, textFields } from './draft-store.ts';

/** Text fields of a form that was not sent yet. */
export type FormFields<Field extends string> = Partial<Record<Field, string>>;

/** The stored fields of one form. */
export interface FormDraft<Field extends string> {
  fields: readonly Field[];
  /** Empty without a draft. */
  read(): FormFields<Field>;
  /** Stores the fields; without content of their own they are no draft. */
  keep(values: FormFields<Field>): void;
  forget(): void;
}

/** Lifetime of the draft of a form, milliseconds. */
export const FORM_DRAFT_MS = 7 * DAY_MS;

type FormDraftRules<Field extends string> = {
  /** As in `DraftRules`. */
  prefix: string;
  fields: readonly Field[];
  /** Fields of which one has to be filled in: name and address alone are no draft. */
  content: readonly Field[];
};

/** The draft of a form in this browser. @source docs/reference/workspace.md, "Drafts" */
export function formDraft<Field extends string>({ prefix, fields, content }: FormDraftRules<Field>): FormDraft<Field> {
  const store = draftStore<FormFields<Field>>({ prefix, schema: textFields(fields), longestMs: FORM_DRAFT_MS });
  return {
    fields,
    read: () => store.read('draft') ?? {},
    keep: (values) => void store.write('draft', content.some((field) => values[field]) ? values : null),
    forget: () => void store.write('draft', null),
  };
}
