import { ArrowRight, Calculator, KeyRound, Signpost } from 'lucide-react';
import { buildPath } from '#kernel/paths.ts';
import { CardLink } from '#kit/design/buttons/CardLink.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { HomeSection } from './HomeSection.tsx';

const SERVICES = [
  { screen: 'sellMyProperty', title: 'screen.sellMyProperty', detail: 'home.sellText', Icon: Signpost },
  { screen: 'rentOutMyProperty', title: 'screen.rentOutMyProperty', detail: 'home.rentOutText', Icon: KeyRound },
  { screen: 'estimator', title: 'screen.estimator', detail: 'home.estimateText', Icon: Calculator },
] as const;

/** What the house does for those who have a home to give. */
export function OwnerServices() {
  const { locale, text } = useLocale();
  return (
    <HomeSection title={text('home.services')}>
      <ul className="grid gap-4 tablet:grid-cols-3 tablet:gap-6">
        {SERVICES.map(({ screen, title, detail, Icon }) => (
          <li key={screen} className="group relative flex flex-col gap-3 rounded-lg border border-line bg-surface p-6">
            <span className="grid size-12 place-items-center rounded-full bg-lake-tint text-lake">
              <Icon aria-hidden="true" className="size-5.5" />
            </span>
            <h3 className="mt-2 text-xl">
              <CardLink href={buildPath(screen, locale)}>{text(title)}</CardLink>
            </h3>
            <p className="text-muted">{text(detail)}</p>
            <ArrowRight
              aria-hidden="true"
              className="mt-auto size-5 text-lake transition-transform group-hover:translate-x-1"
            />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
