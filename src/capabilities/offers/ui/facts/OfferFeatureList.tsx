import { groupedFeatures } from '#capabilities/offers/feature-groups.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import signs from './feature-signs.svg?url';

/** Features of a home, grouped, each with its icon from one shared file. @param features bits */
export function OfferFeatureList({ features }: { features: number }) {
  const { text } = useLocale();
  return (
    <div className="grid gap-x-10 gap-y-6 tablet:grid-cols-2">
      {groupedFeatures(features).map((group) => (
        <section key={group.name} className="flex flex-col gap-2">
          <h3 className="text-base text-muted">{text(`offer.features.${group.name}`)}</h3>
          <ul className="flex flex-col gap-2">
            {group.features.map((feature) => (
              <li key={feature} className="flex items-center gap-3">
                <svg aria-hidden="true" className="size-5 shrink-0 text-lake">
                  <use href={`${signs}#feature-${feature}`} />
                </svg>
                {text(`offer.feature.${feature}`)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
