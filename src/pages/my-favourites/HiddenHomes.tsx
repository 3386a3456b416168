import { useState } from 'react';
import { restoreHomes } from '#capabilities/favourites/ui/change-home.ts';
import { OfferCard } from '#capabilities/offers/ui/card/OfferCard.tsx';
import { cardTitle } from '#capabilities/offers/ui/facts/offer-title.ts';
import type { MyFavouritesQuery } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Pagination } from '#kit/design/navigation/Pagination.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { favouritesHref } from './favourites-address.ts';
import type { MyFavouritesData } from './my-favourites.loader.ts';

type HiddenHomesProps = { data: MyFavouritesData; page: NonNullable<MyFavouritesQuery['hiddenHomes']> };

/** Hidden homes, to show again one by one or together. */
export function HiddenHomes({ data: { address, now }, page }: HiddenHomesProps) {
  const tools = useLocale();
  const { locale, text } = tools;
  const [isRestoring, setIsRestoring] = useState(false);
  const restore = async (ids: readonly number[]): Promise<void> => {
    setIsRestoring(true);
    await restoreHomes(ids);
    setIsRestoring(false);
  };
  if (page.data.length === 0)
    return (
      <EmptyState icon={<Icon name="eye-off" className="size-6" />} title={text('favourites.hidden.empty.title')}>
        {text('favourites.hidden.empty.text')}
      </EmptyState>
    );
  return (
    <div className="@container flex flex-col gap-6">
      <h2 className="sr-only">{text('favourites.section.hidden')}</h2>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-medium">{text('favourites.count', { count: page.totalRecords })}</p>
        <Button
          variant="secondary"
          size="small"
          isLoading={isRestoring}
          onClick={() => void restore(page.data.map(({ activeOfferId }) => activeOfferId))}
        >
          {text('favourites.hidden.restoreAll')}
        </Button>
      </div>
      <ul className="grid gap-x-6 gap-y-10 @min-[35rem]:grid-cols-2">
        {page.data.map(({ activeOfferId, property }) => (
          <li key={activeOfferId} className="flex min-w-0 flex-col gap-3">
            {property ? (
              <OfferCard offer={property} now={now} sizes="(min-width: 768px) 30rem, 92vw" />
            ) : (
              <p className="rounded-lg border border-dashed border-edge p-5 text-muted">
                {text('favourites.gone.title')}
              </p>
            )}
            <Button
              variant="secondary"
              size="small"
              className="mt-auto self-start"
              disabled={isRestoring}
              aria-label={
                property ? text('favourites.hidden.restoreTitle', { title: cardTitle(property, tools) }) : undefined
              }
              onClick={() => void restore([activeOfferId])}
            >
              {text('favourites.hidden.restore')}
            </Button>
          </li>
        ))}
      </ul>
      <Pagination
        page={address.pageNumber}
        pageCount={page.totalPages}
        hrefOf={(pageNumber) => favouritesHref(locale, { ...address, pageNumber })}
      />
    </div>
  );
}
