import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { GalleryPicture } from './gallery-picture.ts';

type GalleryHeaderProps = {
  title: string;
  pictures: readonly GalleryPicture[];
  /** The picture in view; null in the overview. */
  index: number | null;
  onOverview: () => void;
  onClose: () => void;
};

/** The number and the caption of the picture in view, the button to all pictures and the button to close. */
export function GalleryHeader({ title, pictures, index, onOverview, onClose }: GalleryHeaderProps) {
  const { text } = useLocale();
  const count = pictures.length;
  const caption = index === null ? undefined : pictures[index]?.caption;
  return (
    <div className="flex min-h-14 shrink-0 items-center gap-2 pr-2 pl-4 tablet:pr-6 tablet:pl-8">
      <span role="status" className="font-medium whitespace-nowrap tabular-nums">
        {index === null ? text('gallery.count', { count }) : text('kit.picture', { index: index + 1, count })}
      </span>
      <span lang={caption?.lang} className="ml-2 min-w-0 flex-1 truncate text-muted">
        {caption?.text ?? title}
      </span>
      {count > 1 && (
        <IconButton
          label={text('gallery.overview')}
          aria-pressed={index === null}
          icon={<Icon name="layout-grid" className="size-5" />}
          onClick={onOverview}
        />
      )}
      <IconButton label={text('kit.close')} icon={<Icon name="x" className="size-5" />} onClick={onClose} />
    </div>
  );
}
