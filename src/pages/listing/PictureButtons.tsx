import { sharePage } from '#capabilities/offers/ui/share-page.ts';
import { iconButtonClasses } from '#kit/design/buttons/button-classes.ts';
import { IconButton } from '#kit/design/buttons/IconButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import type { Breadcrumb } from '#kit/design/navigation/Breadcrumbs.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ResultsWay } from './results-way/useResultsWay.ts';

type PictureButtonsProps = { title: string; trail: readonly Breadcrumb[]; way: ResultsWay | null };

/** Buttons on the picture of a phone: back to the results, or to all homes of the place, and share. */
export function PictureButtons({ title, trail, way }: PictureButtonsProps) {
  const { text } = useLocale();
  const links = trail.filter(({ href }) => href !== undefined);
  const label = way ? text('listing.way.back') : links.map((crumb) => crumb.label).join(', ');
  return (
    <div className="pointer-events-none absolute inset-x-0 top-3 z-10 flex justify-between *:pointer-events-auto tablet:hidden print:hidden">
      <a
        href={way?.href ?? links.at(-1)?.href}
        onClick={way?.goBack}
        aria-label={label}
        title={label}
        className={iconButtonClasses({ variant: 'secondary' }, true)}
      >
        <Icon name="arrow-left" className="size-5" />
      </a>
      <IconButton
        label={text('offer.share')}
        icon={<Icon name="share-2" className="size-5" />}
        variant="secondary"
        isRound
        onClick={() => sharePage(title)}
        className="noscript:hidden"
      />
    </div>
  );
}
