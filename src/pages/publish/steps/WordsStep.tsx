import { statedGross } from '#capabilities/offers/gross-price.ts';
import { OFFER_BOUNDS, OfferType } from '#capabilities/offers/offer.ts';
import { requiredFields } from '#capabilities/publishing/own-offer-fields.ts';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { Accordion } from '#kit/design/content/Accordion.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { Checkbox } from '#kit/design/fields/choices/Checkbox.tsx';
import { Select } from '#kit/design/fields/choices/Select.tsx';
import { TextArea } from '#kit/design/fields/TextArea.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { useFormValue } from '#kit/forms/useFormValue.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { MoneyField } from './MoneyField.tsx';
import { PhoneChoice } from './PhoneChoice.tsx';
import { PriceHelp } from './PriceHelp.tsx';
import { RentFields } from './RentFields.tsx';
import { Suggestion } from './Suggestion.tsx';
import type { StepProps } from './step-props.ts';

/** The step for the price, the title and the description. */
export function WordsStep(props: StepProps) {
  const { text } = useLocale();
  const isRent = props.values.offerType === OfferType.Rent;
  return (
    <>
      <Panel className="flex flex-col gap-5">
        <h2 className="text-xl">{text('publish.price.title')}</h2>
        {isRent ? <RentFields {...props} /> : <SaleFields {...props} />}
        {statedGross(props.values) === null && <OnRequestChoice {...props} />}
        <PriceHelp values={props.values} />
      </Panel>
      <Panel className="flex flex-col gap-5">
        <h2 className="text-xl">{text('publish.words.heading')}</h2>
        <WordFields {...props} />
      </Panel>
      <Panel className="flex flex-col gap-3">
        <h2 className="text-xl">{text('publish.contact.title')}</h2>
        <PhoneChoice {...props} />
      </Panel>
    </>
  );
}

/** The choice to show no price, while none is given. */
function OnRequestChoice({ form }: StepProps) {
  const { text } = useLocale();
  const chosen = useFormValue(form, 'isPriceOnRequest');
  return (
    <Checkbox checked={chosen.value} onChange={({ currentTarget }) => chosen.onValueChange(currentTarget.checked)}>
      {text('publish.price.onRequest')}
      <span className="block text-sm text-muted">{text('publish.price.onRequestHint')}</span>
    </Checkbox>
  );
}

function SaleFields({ form }: StepProps) {
  const { text } = useLocale();
  return (
    <>
      <MoneyField form={form} name="price" label={text('publish.price.sale')} />
      <Accordion title={text('publish.price.private')}>
        <div className="grid gap-5 tablet:grid-cols-3">
          <MoneyField form={form} name="yourEstimation" label={text('publish.field.yourEstimation')} />
          <MoneyField form={form} name="acquisitionPrice" label={text('publish.field.acquisitionPrice')} />
          <TextField
            type="date"
            label={text('publish.field.acquisitionDate')}
            required={false}
            {...form.field('acquisitionDate')}
          />
        </div>
      </Accordion>
    </>
  );
}

function WordFields({ form, values }: StepProps) {
  const { text } = useLocale();
  const language = useFormValue(form, 'language');
  const isRequired = (requiredFields(values.category) as readonly string[]).includes('description');
  return (
    <>
      <Select
        label={text('publish.words.language')}
        choices={LOCALES.map((locale) => ({ value: locale, label: text(`publish.language.${locale}`) }))}
        value={language.value}
        onChange={({ currentTarget }) => language.onValueChange(currentTarget.value as Locale)}
      />
      <div className="flex flex-col gap-2">
        <TextField
          label={text('publish.field.title')}
          hint={text('publish.why.title')}
          maxLength={OFFER_BOUNDS.title}
          required
          lang={values.language}
          {...form.field('title')}
        />
        <Suggestion form={form} values={values} name="title" />
      </div>
      <div className="flex flex-col gap-2">
        <TextArea
          label={text('publish.field.description')}
          hint={text('publish.why.description')}
          maxLength={OFFER_BOUNDS.description}
          required={isRequired}
          lang={values.language}
          className="min-h-52"
          {...form.field('description')}
        />
        <Suggestion form={form} values={values} name="description" />
      </div>
    </>
  );
}
