import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { type SchemaForm, useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { formOfDraft } from './draft/offer-draft.ts';
import type { OfferForm } from './draft/offer-form.ts';
import { offerFormSchema } from './draft/offer-problems.ts';
import { type OpenedEditor, useEditorView } from './useOfferEditor.ts';

/** The fields of an offer, and their current values. */
export interface OfferFields {
  form: SchemaForm<OfferForm>;
  values: OfferForm;
}

/**
 * The form over an offer's editor: input is stored at once, and changes by another tab, device or version
 * fill the fields.
 *
 * @param send submits the offer once nothing is missing
 */
export function useOfferForm(opened: OpenedEditor, send: () => Promise<void>): OfferFields {
  const { editor } = opened;
  const { draft, filling } = useEditorView(opened);
  const form = useSchemaForm(offerFormSchema, { defaultValues: formOfDraft(draft), send });
  const values = useWatch({ control: form.control }) as OfferForm;
  const filled = useRef(filling);

  const fill = useEffectEvent(() => form.reset(formOfDraft(draft)));
  useEffect(() => {
    if (filled.current === filling) return;
    filled.current = filling;
    fill();
  }, [filling]);
  useEffect(() => editor.write({ ...formOfDraft(editor.view().draft), ...values }), [editor, values]);
  return { form, values };
}
