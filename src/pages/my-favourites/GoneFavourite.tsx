import { useState } from 'react';
import { HomeActions } from '#capabilities/favourites/ui/HomeActions.tsx';
import { changeHomeLazily } from '#capabilities/favourites/ui/lazy-change.ts';
import { useHiddenHomes, useIsSaved } from '#capabilities/favourites/ui/useSavedHomes.ts';
import { OfferCard } from '#capabilities/offers/ui/card/OfferCard.tsx';
import { priceText } from '#capabilities/offers/ui/facts/offer-texts.ts';
import { cardTitle } from '#capabilities/offers/ui/facts/offer-title.ts';
import { type FavouriteEntryFragment, GoneLikesDocument, type OfferCardFragment } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureToast } from '#kit/forms/form-texts.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { Opinions } from './together/Opinions.tsx';

/** A saved home that is gone: its remaining data, and similar homes. */
export function GoneFavourite({ entry, now }: { entry: FavouriteEntryFragment; now: string }) {
  const tools = useLocale();
  const { text, date } = tools;
  const { activeOfferId, left, isOwn, note } = entry;
  const isSaved = useIsSaved('favorite', activeOfferId);
  const { likes, isAsking, ask } = useLikes(activeOfferId);
  const hidden = useHiddenHomes();
  const shown = likes?.filter(({ id }) => !hidden.has(id));
  return (
    <article className="@container flex flex-col gap-3 rounded-lg border border-dashed border-edge p-5">
      <p className="text-sm font-medium text-muted">{text('favourites.gone.title')}</p>
      {left && left.title !== '' && <h3 className="font-sans text-base font-normal">{left.title}</h3>}
      {left && (
        <p className="text-sm text-muted">
          {text('favourites.gone.facts', { price: priceText(left, tools), date: date(left.leftAt) })}
        </p>
      )}
      {note !== '' && <p className="whitespace-pre-line">{note}</p>}
      <Opinions entry={entry} />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" isLoading={isAsking} onClick={ask}>
          {text('favourites.gone.similar')}
        </Button>
        {isOwn && isSaved && (
          <Button variant="quiet" size="small" onClick={() => changeHomeLazily('favorite', activeOfferId, false)}>
            {text('favourites.gone.remove')}
          </Button>
        )}
      </div>
      {shown?.length === 0 && <p role="status">{text('favourites.gone.noSimilar')}</p>}
      {shown && shown.length > 0 && (
        <ul className="grid gap-5 @min-[40rem]:grid-cols-3">
          {shown.map((offer) => (
            <li key={offer.id}>
              <OfferCard
                offer={offer}
                now={now}
                action={<HomeActions id={offer.id} title={cardTitle(offer, tools)} />}
                sizes="(min-width: 768px) 30rem, 92vw"
              />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function useLikes(id: number) {
  const [likes, setLikes] = useState<readonly OfferCardFragment[] | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const load = async (): Promise<void> => {
    setIsAsking(true);
    try {
      setLikes((await execute(GoneLikesDocument, { id })).goneOffer?.similar ?? []);
    } catch (error) {
      toasts.show('error', 'similar', failureToast(error));
    } finally {
      setIsAsking(false);
    }
  };
  return { likes, isAsking, ask: () => void load() };
}
