import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { HomeDrawing } from './HomeDrawing.tsx';

/** Replacement for the pictures of a home without any: a drawing, lower than pictures are, labelled as a drawing. */
export function NoPictures({ category }: { category: number }) {
  const { text } = useLocale();
  return (
    <figure className="relative -mx-4 h-60 overflow-hidden bg-mist tablet:mx-0 tablet:h-72 tablet:rounded-lg">
      <HomeDrawing category={category} />
      <figcaption className="absolute inset-x-0 bottom-3 text-center text-sm text-muted">
        {text('offer.noPictures')}
      </figcaption>
    </figure>
  );
}
