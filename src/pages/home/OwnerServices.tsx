import { builtPath } from '#kernel/paths/built-path.ts';
import { CardLink } from '#kit/design/buttons/CardLink.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { HomeSection } from './HomeSection.tsx';

const SERVICES = [
  { screen: 'sellMyProperty', title: 'screen.sellMyProperty', detail: 'home.sellText', icon: 'signpost' },
  { screen: 'rentOutMyProperty', title: 'screen.rentOutMyProperty', detail: 'home.rentOutText', icon: 'key-round' },
  { screen: 'estimator', title: 'screen.estimator', detail: 'home.estimateText', icon: 'calculator' },
] as const;

/** Services of the product for owners of homes: those that have a page. */
export function OwnerServices() {
  const { locale, text } = useLocale();
  const services = SERVICES.flatMap((service) => {
    const href = builtPath(service.screen, locale);
    return href === null ? [] : [{ ...service, href }];
  });
  if (services.length === 0) return null;
  return (
    <HomeSection title={text('home.services')}>
      <ul className="grid gap-4 tablet:auto-cols-fr tablet:grid-flow-col tablet:gap-6">
        {services.map(({ href, title, detail, icon }) => (
          <li key={href} className="group relative flex flex-col gap-3 rounded-lg border border-line bg-surface p-6">
            <span className="grid size-12 place-items-center rounded-full bg-lake-tint text-lake">
              <Icon name={icon} className="size-5.5" />
            </span>
            <h3 className="mt-2 text-xl">
              <CardLink href={href}>{text(title)}</CardLink>
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
