import { groupedFeatures } from '#capabilities/offers/ui/facts/feature-groups.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** The features of a home in lines of text, without icons. @param features bits */
export function PrintedFeatures({ features }: { features: number }) {
  const { text } = useLocale();
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{text('listing.features')}</h2>
      <dl className="flex flex-col gap-1">
        {groupedFeatures(features).map((group) => (
          <div key={group.name} className="grid grid-cols-[8rem_1fr] gap-4">
            <dt className="text-muted hyphens-auto">{text(`offer.features.${group.name}`)}</dt>
            <dd>{group.features.map((feature) => text(`offer.feature.${feature}`)).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
