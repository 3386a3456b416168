import { lazy, Suspense, useState } from 'react';
import { CATEGORIES_BY_OFFER_TYPE, type Category, OfferType } from '#capabilities/offers/offer.ts';
import { subcategoriesOf } from '#capabilities/offers/subcategory.ts';
import { hasPosition } from '#capabilities/publishing/ui/draft/offer-form.ts';
import { bitsOf } from '#kernel/bits.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { Checkbox } from '#kit/design/fields/choices/Checkbox.tsx';
import { RadioGroup } from '#kit/design/fields/choices/RadioGroup.tsx';
import { Select } from '#kit/design/fields/choices/Select.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useFormValue } from '#kit/forms/useFormValue.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { withTexts } from '#kit/i18n/loaded-texts.ts';
import { HomePlaceField } from './HomePlaceField.tsx';
import { StreetFields } from './StreetFields.tsx';
import type { StepProps } from './step-props.ts';

const PinMap = lazy(async () => ({
  default: (await withTexts('map', import('#capabilities/publishing/ui/place/PinMap.tsx'))).PinMap,
}));

/** The step for the kind of home and its address. */
export function PlaceStep(props: StepProps) {
  const { text } = useLocale();
  return (
    <>
      <Panel className="flex flex-col gap-5">
        <h2 className="text-xl">{text('publish.place.what')}</h2>
        <KindFields {...props} />
      </Panel>
      <Panel className="flex flex-col gap-5">
        <h2 className="text-xl">{text('publish.place.where')}</h2>
        <HomePlaceField {...props} />
        <AddressFields {...props} />
      </Panel>
    </>
  );
}

/** Categories of an offer type; for a sale that may become a pre-sale, those of a sale. */
const categoriesOf = (offerType: number): readonly Category[] =>
  CATEGORIES_BY_OFFER_TYPE[offerType === OfferType.Rent ? OfferType.Rent : OfferType.Sell];

function KindFields({ form, values }: StepProps) {
  const { text } = useLocale();
  const category = useFormValue(form, 'category');
  const kinds = subcategoriesOf(values.category as Category);
  const choose = (chosen: number): void => {
    form.setValue('subCategory', 0);
    if (values.offerType === OfferType.PreSell && chosen > 2) form.setValue('offerType', OfferType.Sell);
    category.onValueChange(chosen);
  };
  return (
    <>
      <RadioGroup
        label={text('publish.field.category')}
        choices={categoriesOf(values.offerType).map((value) => ({
          value: String(value),
          label: text(`offer.category.${value}`),
        }))}
        value={String(values.category)}
        onValueChange={(chosen) => choose(Number(chosen))}
      />
      {kinds.length > 1 && (
        <Select
          label={text('publish.field.subCategory')}
          choices={[
            { value: '0', label: text('publish.place.anyKind') },
            ...kinds.map((kind) => ({ value: String(kind), label: text(`offer.subCategory.${kind}`) })),
          ]}
          value={String(bitsOf(values.subCategory)[0] ?? 0)}
          onChange={({ currentTarget }) =>
            form.setValue('subCategory', Number(currentTarget.value), { shouldDirty: true })
          }
        />
      )}
    </>
  );
}

function AddressFields({ form, values }: StepProps) {
  const { text } = useLocale();
  const hides = useFormValue(form, 'hidesAddress');
  const [isMapOpen, setIsMapOpen] = useState(false);
  const move = ({ lat, lng }: { lat: number; lng: number }): void => {
    form.setValue('lat', Math.round(lat * 1e6) / 1e6);
    form.setValue('lng', Math.round(lng * 1e6) / 1e6);
    form.setValue('hasExactPoint', true, { shouldDirty: true });
  };
  const isCentre = hasPosition(values) && !values.hasExactPoint;
  return (
    <>
      <StreetFields form={form} values={values} />
      <Checkbox checked={hides.value} onChange={({ currentTarget }) => hides.onValueChange(currentTarget.checked)}>
        {text('publish.place.hides')}
        <span className="block text-sm text-muted">{text('publish.place.hidesHint')}</span>
      </Checkbox>
      {isCentre && <CentreNotice postalCode={values.postalCode} onConfirm={() => move(values)} />}
      {isMapOpen ? (
        <Suspense fallback={<Skeleton className="h-80 rounded-lg" />}>
          <PinMap point={{ lat: values.lat, lng: values.lng }} hasPosition={hasPosition(values)} onMove={move} />
        </Suspense>
      ) : (
        <Button
          variant="secondary"
          className="self-start"
          icon={<Icon name="map-pin" className="size-4" />}
          onClick={() => setIsMapOpen(true)}
        >
          {text('publish.place.openMap')}
        </Button>
      )}
    </>
  );
}

/** The warning that the pin came with the postal code or the town. */
function CentreNotice({ postalCode, onConfirm }: { postalCode: string | null; onConfirm: () => void }) {
  const { text } = useLocale();
  return (
    <div role="status" className="flex flex-col items-start gap-2 rounded-md bg-lake-tint px-4 py-3">
      <p>{postalCode === null ? text('publish.place.centreOfTown') : text('publish.place.centre', { postalCode })}</p>
      <Button variant="quiet" size="small" onClick={onConfirm}>
        {text('publish.place.confirmPoint')}
      </Button>
    </div>
  );
}
