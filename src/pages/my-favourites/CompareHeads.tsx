import { offerPath } from '#capabilities/offers/offer.links.ts';
import { cardTitle, titleLanguage } from '#capabilities/offers/ui/facts/offer-title.ts';
import { HomeDrawing } from '#capabilities/offers/ui/pictures/HomeDrawing.tsx';
import { pictureSource } from '#capabilities/offers/ui/pictures/offer-picture.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Picture } from '#kit/design/pictures/Picture.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { type FavouritesAddress, favouritesHref } from './favourites-address.ts';
import type { ComparedHome } from './my-favourites.loader.ts';

/** Widths of a picture in the table, as the `sizes` attribute. */
export const COMPARE_SIZES = '(min-width: 768px) 15rem, 50vw';
/** Largest width of a picture in the table, pixels. */
export const COMPARE_LARGEST_PX = 640;

/** The picture of a home; it loads eagerly, since paper has no scrolling. */
export function ComparePicture({ home }: { home: ComparedHome }) {
  const [cover] = home.images;
  return (
    <span className="block aspect-3/2 overflow-hidden rounded-md">
      {cover ? (
        <Picture
          picture={pictureSource(cover, '', home.category)}
          sizes={COMPARE_SIZES}
          largestPx={COMPARE_LARGEST_PX}
          isPriority
        />
      ) : (
        <HomeDrawing category={home.category} />
      )}
    </span>
  );
}

/** The title of a home, with the ways to its advertiser and out of the comparison. */
export function CompareHead({ home, address }: { home: ComparedHome; address: FavouritesAddress }) {
  const tools = useLocale();
  const { locale, text } = tools;
  const title = cardTitle(home, tools);
  const path = offerPath(home, locale);
  const others = address.compare.filter((id) => id !== home.id);
  return (
    <>
      <a href={path} {...titleLanguage(home)} className="line-clamp-2 font-medium text-lake hover:underline">
        {title}
      </a>
      <span className="-ml-3 flex flex-wrap items-center noscript:hidden print:hidden">
        <LinkButton href={`${path}#contact`} variant="quiet" size="small">
          {text('offer.contact.title')}
        </LinkButton>
        <LinkButton
          href={favouritesHref(locale, { ...address, compare: others })}
          variant="quiet"
          size="small"
          aria-label={text('favourites.compare.remove', { title })}
        >
          <Icon name="x" className="size-4" />
        </LinkButton>
      </span>
    </>
  );
}
