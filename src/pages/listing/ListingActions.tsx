import { ListingSaveButtons } from '#capabilities/favourites/ui/ListingSaveButtons.tsx';
import { offerPrintPath } from '#capabilities/offers/offer.links.ts';
import { ShareButton } from '#capabilities/offers/ui/ShareButton.tsx';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { classes } from '#kit/design/classes.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { Listing } from './data/listing.loader.ts';

type ListingActionsProps = { listing: Listing; title: string; className: string };

/** The actions of a listing. */
export function ListingActions({ listing, title, className }: ListingActionsProps) {
  const { locale, text } = useLocale();
  return (
    <div className={classes('flex-wrap items-center gap-1', className)}>
      <ListingSaveButtons id={listing.id} />
      <ShareButton title={title} />
      <LinkButton
        href={offerPrintPath(listing, locale)}
        rel="nofollow"
        variant="quiet"
        size="small"
        icon={<Icon name="printer" className="size-4" />}
      >
        {text('offer.print')}
      </LinkButton>
    </div>
  );
}
