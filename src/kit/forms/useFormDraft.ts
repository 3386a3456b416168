import { useEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, useWatch } from 'react-hook-form';
import type { FormDraft, FormFields } from '#kit/drafts/form-draft.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';
import type { SchemaForm } from './useSchemaForm.ts';

/**
 * Fills a form with its draft, else with data of the member, and stores its values until they are sent. Both arguments besides the form
 * are the same at every rendering.
 *
 * @param known fields that the profile of a member fills
 * @returns what ends the draft, once the form is sent
 */
export function useFormDraft<Input extends FieldValues, Field extends string & FieldPath<Input>>(
  { control, setValue }: Pick<SchemaForm<Input>, 'control' | 'setValue'>,
  draft: FormDraft<Field>,
  known: (viewer: Viewer) => FormFields<Field>,
): () => void {
  const viewer = useViewer();
  const [isRestored, setIsRestored] = useState(false);
  const isSent = useRef(false);
  const values = useWatch({ control });

  useEffect(() => {
    const stored = draft.read();
    const own: FormFields<Field> = viewer ? known(viewer) : {};
    for (const field of draft.fields) {
      const value = stored[field] || own[field];
      const current: unknown = control._formValues[field];
      // Text typed, or filled in by the browser, before the scripts came takes precedence.
      const isOpen = !current || current === control._defaultValues[field];
      if (value && isOpen) setValue(field, value as FieldPathValue<Input, Field>);
    }
    setIsRestored(true);
  }, [draft, known, viewer, control, setValue]);
  useEffect(() => {
    if (isRestored && !isSent.current) draft.keep(values as FormFields<Field>);
  }, [isRestored, values, draft]);
  return () => {
    isSent.current = true;
    draft.forget();
  };
}
