import type { OfferForm } from '#capabilities/publishing/ui/draft/offer-form.ts';
import type { SchemaForm } from '#kit/forms/useSchemaForm.ts';

/** What the steps of the form work on: its fields, and what stands in them. */
export type StepProps = { form: SchemaForm<OfferForm>; values: OfferForm };
