import type { PublicListingFragment } from '#generated/operations.ts';
import { DescriptionText } from '#kit/design/content/DescriptionText.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { ForeignText } from './ForeignText.tsx';
import { ListingSection } from './ListingSection.tsx';
import { splitDescription } from './split-description.ts';

/** The advertiser's description. The page contains all of it; the rest of a long one expands, also without script. */
export function ListingDescription({ listing }: { listing: PublicListingFragment }) {
  const { locale, text } = useLocale();
  const { description, language, translatorHref } = listing;
  if (description.trim() === '') return null;
  const { start, rest } = splitDescription(description);
  const lang = language ?? undefined;
  const words = (
    <>
      <DescriptionText text={start} {...(lang && { lang })} />
      {rest !== '' && (
        <details className="group flex flex-col">
          <summary className="w-fit list-none py-1 font-medium text-lake underline-offset-4 group-open:sr-only hover:underline">
            {text('listing.readMore')}
          </summary>
          <DescriptionText text={rest} {...(lang && { lang })} />
        </details>
      )}
    </>
  );
  return (
    <ListingSection title={text('listing.description')}>
      {language === null || language === locale ? (
        <div className="flex flex-col gap-4">{words}</div>
      ) : (
        <ForeignText language={language} translatorHref={translatorHref}>
          {words}
        </ForeignText>
      )}
    </ListingSection>
  );
}
