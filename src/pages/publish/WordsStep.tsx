import { OFFER_BOUNDS, OfferType } from '#capabilities/offers/offer.ts';
import { requiredFields } from '#capabilities/publishing/own-offer-fields.ts';
import type { OfferForm } from '#capabilities/publishing/ui/draft/offer-form.ts';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { Checkbox } from '#kit/design/fields/Checkbox.tsx';
import { Select } from '#kit/design/fields/Select.tsx';
import { TextArea } from '#kit/design/fields/TextArea.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useFormValue } from '#kit/forms/useFormValue.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { MoneyField } from './MoneyField.tsx';
import { PriceHelp } from './PriceHelp.tsx';
import { RentFields } from './RentFields.tsx';
import type { StepProps } from './step-props.ts';
import { useSuggestedWords } from './useSuggestedWords.ts';

/** What it costs, and what is said of it. */
export function WordsStep(props: StepProps) {
  const { text } = useLocale();
  const isRent = props.values.offerType === OfferType.Rent;
  return (
    <>
      <Panel className="flex flex-col gap-5">
        <h2 className="text-xl">{text('publish.price.title')}</h2>
        {isRent ? <RentFields {...props} /> : <SaleFields {...props} />}
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

function SaleFields({ form }: StepProps) {
  const { text } = useLocale();
  return (
    <MoneyField form={form} name="price" label={text('publish.price.sale')} hint={text('publish.price.openHint')} />
  );
}

function WordFields({ form, values }: StepProps) {
  const { text } = useLocale();
  const language = useFormValue(form, 'language');
  const suggest = useSuggestedWords(values);
  const isRequired = (name: keyof OfferForm): boolean =>
    (requiredFields(values.category) as readonly string[]).includes(name);
  const fill = async (name: 'title' | 'description'): Promise<void> => {
    const words = await suggest();
    form.setValue(name, words[name], { shouldValidate: true, shouldDirty: true });
  };
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
        <SuggestButton label={text('publish.words.suggestTitle')} onClick={() => void fill('title')} />
      </div>
      <div className="flex flex-col gap-2">
        <TextArea
          label={text('publish.field.description')}
          hint={text('publish.why.description')}
          maxLength={OFFER_BOUNDS.description}
          required={isRequired('description')}
          lang={values.language}
          className="min-h-52"
          {...form.field('description')}
        />
        <SuggestButton
          label={text(values.description === '' ? 'publish.words.suggestText' : 'publish.words.suggestAgain')}
          onClick={() => void fill('description')}
        />
      </div>
    </>
  );
}

function SuggestButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      variant="secondary"
      size="small"
      className="self-start"
      icon={<Icon name="pencil-line" className="size-4" />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

function PhoneChoice({ form }: StepProps) {
  const { text } = useLocale();
  const shows = useFormValue(form, 'showsPhone');
  return (
    <Checkbox checked={shows.value} onChange={({ currentTarget }) => shows.onValueChange(currentTarget.checked)}>
      {text('publish.contact.showsPhone')}
      <span className="block text-sm text-muted">{text('publish.contact.showsPhoneHint')}</span>
    </Checkbox>
  );
}
