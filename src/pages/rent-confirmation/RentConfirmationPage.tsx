import { OfferType } from '#capabilities/offers/offer.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** The confirmation after a home to rent was submitted; its address has no language. @source docs/reference/workspace.md, "Confirmation" */
export function RentConfirmationPage() {
  const { text, locale } = useLocale();
  return (
    <div className="page-width flex flex-1 flex-col items-start gap-5 py-16">
      <span className="grid size-14 place-items-center rounded-full bg-lake-tint text-lake-hover">
        <Icon name="circle-check" className="size-7" />
      </span>
      <h1 className="text-4xl">{text('properties.confirmation.title')}</h1>
      <p className="max-w-prose text-lg text-muted">{text('properties.confirmation.text')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={`${buildPath('myProperties', locale)}?offerType=${OfferType.Rent}`}>
          {text('properties.confirmation.list')}
        </LinkButton>
        <LinkButton href={buildPath('home', locale)} variant="secondary">
          {text('properties.confirmation.home')}
        </LinkButton>
      </div>
    </div>
  );
}
