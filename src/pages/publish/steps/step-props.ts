import type { OfferForm } from '#capabilities/publishing/ui/draft/offer-form.ts';
import type { SchemaForm } from '#kit/forms/useSchemaForm.ts';

/** The form of the steps, and the values of its fields. */
export type StepProps = { form: SchemaForm<OfferForm>; values: OfferForm };
