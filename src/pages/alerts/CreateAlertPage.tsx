import { lazy, Suspense, useState } from 'react';
import { NeedsScript } from '#capabilities/accounts/ui/NeedsScript.tsx';
import { SaveSearchDialog } from '#capabilities/alerts/ui/SaveSearchDialog.tsx';
import { inPlaces } from '#capabilities/locations/ui/place-names.ts';
import { CATEGORIES_BY_OFFER_TYPE, Category, OfferType } from '#capabilities/offers/offer.ts';
import { EMPTY_FILTER, type SearchFilter } from '#capabilities/search/search.filter.ts';
import type { PlaceChoiceFragment } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { FieldSkeleton } from '#kit/design/feedback/FieldSkeleton.tsx';
import { Segmented } from '#kit/design/fields/choices/Segmented.tsx';
import { Select } from '#kit/design/fields/choices/Select.tsx';
import { NumberField } from '#kit/design/fields/numbers/NumberField.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { AlertLatencyLink } from './AlertLatencyLink.tsx';
import { PushHere } from './AlertPush.tsx';
import { OwnAlerts } from './OwnAlerts.tsx';

const LocationField = lazy(async () => ({
  default: (await import('#capabilities/locations/ui/LocationField.tsx')).LocationField,
}));

/**
 * The form that creates a saved search, and below it the existing ones of this browser's visitor or member.
 *
 * @source docs/reference/workspace.md, "Saved searches"
 */
export function CreateAlertPage() {
  const tools = useLocale();
  const { text, locale } = tools;
  const isReady = useHydrated();
  const [filter, setFilter] = useState<SearchFilter>({ ...EMPTY_FILTER, offerType: OfferType.Rent });
  const [places, setPlaces] = useState<readonly PlaceChoiceFragment[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const [version, setVersion] = useState(0);
  const change = (wanted: Partial<SearchFilter>): void => setFilter({ ...filter, ...wanted });
  const asked = { ...filter, locationIds: places.map(({ id }) => id) };
  const what = text(`offer.categories.${filter.category}`);
  return (
    <div className="page-width flex flex-col gap-10 py-8">
      <div className="flex max-w-160 flex-col gap-6">
        <div className="flex flex-col gap-2">
          <h1 className="text-3xl">{text('alerts.create')}</h1>
          <p className="text-muted">{text('alerts.create.text')}</p>
        </div>
        <NeedsScript />
        <form
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            setIsOpen(true);
          }}
        >
          <OfferTypeField filter={filter} onChange={change} />
          {isReady ? (
            <Suspense fallback={<FieldSkeleton label={text('location.place')} />}>
              <LocationField label={text('location.place')} places={places} onPlacesChange={setPlaces} />
            </Suspense>
          ) : (
            <FieldSkeleton label={text('location.place')} />
          )}
          <WantedFields filter={filter} onChange={change} />
          <Button
            type="submit"
            disabled={!isReady}
            icon={<Icon name="bell" className="size-4.5" />}
            className="self-start"
          >
            {text('alerts.create.next')}
          </Button>
        </form>
        <a href={buildPath('search', locale)} className="self-start text-lake underline underline-offset-4">
          {text('alerts.create.search')}
        </a>
        <AlertLatencyLink />
        <SaveSearchDialog
          key={JSON.stringify(asked)}
          filter={asked}
          suggestedName={text(`results.title.${filter.offerType}`, { what, where: inPlaces(places, tools) })}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onSaved={() => setVersion(version + 1)}
          whenImmediate={<PushHere />}
        />
      </div>
      <OwnAlerts version={version} />
    </div>
  );
}

type NewSearchFieldsProps = { filter: SearchFilter; onChange: (change: Partial<SearchFilter>) => void };

function OfferTypeField({ filter: { offerType }, onChange }: NewSearchFieldsProps) {
  const { text } = useLocale();
  return (
    <Segmented
      label={text('alerts.offerType')}
      value={String(offerType)}
      choices={[OfferType.Rent, OfferType.Sell].map((type) => ({
        value: String(type),
        label: text(`search.offerType.${type}`),
      }))}
      onValueChange={(value) =>
        onChange({
          offerType: value === String(OfferType.Rent) ? OfferType.Rent : OfferType.Sell,
          category: Category.ApartmentHouse,
        })
      }
    />
  );
}

function WantedFields({ filter, onChange }: NewSearchFieldsProps) {
  const { text } = useLocale();
  const categories = [Category.ApartmentHouse, ...CATEGORIES_BY_OFFER_TYPE[filter.offerType]];
  return (
    <>
      <Select
        label={text('alerts.category')}
        value={String(filter.category)}
        choices={categories.map((value) => ({ value: String(value), label: text(`offer.categories.${value}`) }))}
        onChange={(event) => onChange({ category: Number(event.currentTarget.value) as SearchFilter['category'] })}
      />
      <div className="grid gap-5 phablet:grid-cols-2">
        <NumberField
          label={text('alerts.maxPrice')}
          unit="CHF"
          required={false}
          value={filter.maxPrice}
          onValueChange={(maxPrice) => onChange({ maxPrice })}
        />
        <NumberField
          label={text('alerts.minRooms')}
          required={false}
          value={filter.minRooms}
          onValueChange={(minRooms) => onChange({ minRooms })}
        />
      </div>
    </>
  );
}
