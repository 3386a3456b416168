import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { classes } from '#kit/design/classes.ts';
import { Badge } from '#kit/design/content/Badge.tsx';
import { Checkbox } from '#kit/design/fields/choices/Checkbox.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { OWN_OFFER_LIMITS } from '../../own-offer.input.ts';
import type { FormPicture } from './form-picture.ts';
import { PictureActions } from './PictureActions.tsx';
import { PictureProgress } from './PictureProgress.tsx';
import { pictureAddress } from './picture-address.ts';
import type { PictureEditor } from './picture-editor.ts';

type PictureTileProps = {
  picture: FormPicture;
  /** From 0. */
  index: number;
  count: number;
  editor: PictureEditor;
  offerId: number | null;
};

/** One picture: preview, upload progress, and all acts on it. */
export function PictureTile({ picture, index, count, editor, offerId }: PictureTileProps) {
  const { text } = useLocale();
  const { hash, title, isPlan } = picture;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: hash,
  });
  const address = pictureAddress(picture, offerId);
  const place = index + 1;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classes('flex flex-col rounded-lg border border-line bg-surface', isDragging && 'z-10 shadow-float')}
    >
      <div className="relative aspect-4/3 overflow-hidden rounded-t-lg bg-mist">
        {address ? (
          <img src={address} alt={title ?? text('publish.pictures.picture', { place })} className={IMAGE_CLASSES} />
        ) : (
          <span className="grid size-full place-items-center text-muted">
            <Icon name="images" className="size-8" />
          </span>
        )}
        <span className="absolute top-2 left-2 flex flex-wrap gap-1">
          {index === 0 && <Badge>{text('publish.pictures.cover')}</Badge>}
          {isPlan && <Badge>{text('publish.pictures.plan')}</Badge>}
        </span>
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-roledescription={undefined}
          aria-label={text('publish.pictures.drag', { place, count })}
          className={HANDLE_CLASSES}
        >
          <Icon name="menu" className="size-5" />
        </button>
        <PictureProgress picture={picture} onRetry={() => editor.again(hash)} />
      </div>
      <div className="flex flex-col gap-2 p-3">
        <TextField
          label={text('publish.pictures.describe', { place })}
          placeholder={text('publish.pictures.describeHint')}
          isLabelHidden
          maxLength={OWN_OFFER_LIMITS.pictureTitle}
          value={title ?? ''}
          onChange={({ currentTarget }) => editor.describe(hash, { title: currentTarget.value || null })}
        />
        <Checkbox
          checked={isPlan}
          onChange={({ currentTarget }) => editor.describe(hash, { isPlan: currentTarget.checked })}
        >
          {text('publish.pictures.isPlan')}
        </Checkbox>
        <PictureActions picture={picture} index={index} count={count} editor={editor} />
      </div>
    </li>
  );
}

const IMAGE_CLASSES = 'size-full object-contain';
const HANDLE_CLASSES =
  'absolute top-2 right-2 grid size-11 cursor-grab touch-none place-items-center rounded-md bg-surface/90 ' +
  'shadow-float focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-lake';
