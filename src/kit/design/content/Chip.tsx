import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { Icon } from '../icons/Icon.tsx';

type ChipProps = { name: string; removeHref?: string; onRemove?: () => void };

/** Something that is set, with the way to clear it: a link where the state lives in the address, else a button. */
export function Chip({ name, removeHref, onRemove }: ChipProps) {
  const { text } = useLocale();
  const remove = { 'aria-label': text('kit.remove', { name }), className: REMOVE_CLASSES };
  const cross = <Icon name="x" className="size-4" />;
  return (
    <span className="inline-flex min-h-9 max-w-full items-center rounded-full bg-lake-tint pl-3.5 text-sm font-medium text-lake-hover">
      <span className="truncate">{name}</span>
      {removeHref === undefined ? (
        <button type="button" {...remove} onClick={onRemove}>
          {cross}
        </button>
      ) : (
        <a {...remove} href={removeHref}>
          {cross}
        </a>
      )}
    </span>
  );
}

const REMOVE_CLASSES =
  'mr-0.5 ml-0.5 grid size-8 shrink-0 place-items-center rounded-full hover:bg-lake hover:text-on-lake';
