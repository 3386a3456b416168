import { Button } from '#kit/design/buttons/Button.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { changeHomeLazily } from './lazy-change.ts';
import { useIsSaved } from './useSavedHomes.ts';

/** Buttons to save and hide a home, on the page of the home. */
export function ListingSaveButtons({ id }: { id: number }) {
  const { text } = useLocale();
  const isSaved = useIsSaved('favorite', id);
  const isHidden = useIsSaved('hidden', id);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        data-saved={isSaved || undefined}
        icon={<Icon name="heart" className="keep-heart size-4" />}
        onClick={() => changeHomeLazily('favorite', id, !isSaved)}
        className="noscript:hidden"
      >
        {text(isSaved ? 'offer.saved' : 'offer.save')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon name={isHidden ? 'eye' : 'eye-off'} className="size-4" />}
        onClick={() => changeHomeLazily('hidden', id, !isHidden)}
        className="noscript:hidden"
      >
        {text(isHidden ? 'offer.showAgain' : 'offer.hideThis')}
      </Button>
    </>
  );
}
