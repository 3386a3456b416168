import { DescriptionText } from '#kit/design/content/DescriptionText.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { ListingSection } from './ListingSection.tsx';
import type { Listing } from './listing.loader.ts';
import { splitDescription } from './split-description.ts';

/** The advertiser's words. All of them are in the page; of a long text the rest unfolds, also without script. */
export function ListingDescription({ listing }: { listing: Listing }) {
  const { locale, text } = useLocale();
  const { description, language } = listing;
  if (description.trim() === '') return null;
  const { start, rest } = splitDescription(description);
  const lang = language ?? undefined;
  return (
    <ListingSection title={text('listing.description')}>
      <div className="flex flex-col gap-4">
        {language !== null && language !== locale && (
          <p className="text-sm text-muted">{text('listing.writtenIn', { language })}</p>
        )}
        <DescriptionText text={start} {...(lang && { lang })} />
        {rest !== '' && (
          <details className="group flex flex-col">
            <summary className="w-fit list-none py-1 font-medium text-lake underline-offset-4 group-open:sr-only hover:underline">
              {text('listing.readMore')}
            </summary>
            <DescriptionText text={rest} {...(lang && { lang })} />
          </details>
        )}
      </div>
    </ListingSection>
  );
}
