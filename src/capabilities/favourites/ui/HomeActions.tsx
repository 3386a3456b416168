import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { changeHomeLazily } from './lazy-change.ts';
import { useIsSaved } from './useSavedHomes.ts';

/** Actions on a home in a list. @param title of the home, as on its card */
export function HomeActions({ id, title }: { id: number; title: string }) {
  const { text } = useLocale();
  return (
    <div className="home-actions">
      <button
        type="button"
        aria-label={text('offer.hide', { title })}
        className="hide-home"
        onClick={() => changeHomeLazily('hidden', id, true)}
      >
        <Icon name="eye-off" />
      </button>
      <HeartButton id={id} title={title} />
    </div>
  );
}

/** The heart of a home: filled when it is saved. */
export function HeartButton({ id, title }: { id: number; title: string }) {
  const { text } = useLocale();
  const isSaved = useIsSaved('favorite', id);
  return (
    <button
      type="button"
      aria-label={text('offer.heart', { title })}
      aria-pressed={isSaved}
      className="heart"
      onClick={() => changeHomeLazily('favorite', id, !isSaved)}
    >
      <Icon name="heart" />
    </button>
  );
}
