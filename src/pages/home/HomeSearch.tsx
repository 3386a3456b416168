import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { LocationField } from '#capabilities/locations/ui/LocationField.tsx';
import { OfferType } from '#capabilities/offers/offer.ts';
import type { PlaceChoiceFragment } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Segmented } from '#kit/design/fields/Segmented.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Rent or buy, and where. A plain form, so that it works without script; the search page makes an address of it. */
export function HomeSearch() {
  const { locale, text } = useLocale();
  const router = useRouter();
  const [offerType, setOfferType] = useState(String(OfferType.Rent));
  const [places, setPlaces] = useState<readonly PlaceChoiceFragment[]>([]);
  const action = buildPath('search', locale);

  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    router.history.push(`${action}?${new URLSearchParams(fields)}`);
  };
  return (
    <search>
      <form action={action} onSubmit={search} className={FORM_CLASSES}>
        <div className="tablet:pt-6.5">
          <Segmented
            label={text('home.offerType')}
            isLabelHidden
            name="offerType"
            choices={[
              { value: String(OfferType.Rent), label: text('header.rent') },
              { value: String(OfferType.Sell), label: text('header.buy') },
            ]}
            value={offerType}
            onValueChange={setOfferType}
          />
        </div>
        <div className="min-w-0 flex-1">
          <LocationField label={text('home.place')} places={places} onPlacesChange={setPlaces} />
        </div>
        <Button type="submit" icon={<Search aria-hidden="true" className="size-4.5" />} className="tablet:mt-6.5">
          {text('home.search')}
        </Button>
      </form>
    </search>
  );
}

const FORM_CLASSES =
  'mx-auto flex max-w-dialog-xl flex-col gap-3 rounded-lg border border-line bg-paper p-4 shadow-float ' +
  'tablet:flex-row tablet:items-start tablet:p-5';
