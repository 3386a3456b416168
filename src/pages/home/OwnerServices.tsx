import { buildPath } from '#kernel/paths/paths.ts';
import { CardLink } from '#kit/design/buttons/CardLink.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { HomeSection } from './HomeSection.tsx';

const SERVICES = [
  { screen: 'sellMyProperty', title: 'screen.sellMyProperty', detail: 'home.sellText', icon: 'signpost' },
  { screen: 'rentOutMyProperty', title: 'screen.rentOutMyProperty', detail: 'home.rentOutText', icon: 'key-round' },
  { screen: 'estimator', title: 'screen.estimator', detail: 'home.estimateText', icon: 'calculator' },
] as const;

/** Services of the product for owners of homes. */
export function OwnerServices() {
  const { locale, text } = useLocale();
  return (
    <HomeSection title={text('home.services')}>
      <ul className="grid gap-4 tablet:grid-cols-3 tablet:gap-6">
        {SERVICES.map(({ screen, title, detail, icon }) => (
          <li key={screen} className="group relative flex flex-col gap-3 rounded-lg border border-line bg-surface p-6">
            <span className="grid size-12 place-items-center rounded-full bg-lake-tint text-lake">
              <Icon name={icon} className="size-5.5" />
            </span>
            <h3 className="mt-2 text-xl">
              <CardLink href={buildPath(screen, locale)}>{text(title)}</CardLink>
            </h3>
            <p className="text-muted">{text(detail)}</p>
            <Icon
              name="arrow-right"
              className="mt-auto size-5 text-lake transition-transform group-hover:translate-x-1"
            />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
