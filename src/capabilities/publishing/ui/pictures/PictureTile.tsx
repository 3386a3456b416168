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
      className={classes(TILE_CLASSES, isDragging && 'z-10 shadow-float')}
    >
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
      <div className={IMAGE_BOX_CLASSES}>
        {address ? (
          <img src={address} alt={title ?? text('publish.pictures.picture', { place })} className={IMAGE_CLASSES} />
        ) : (
          <span className="grid size-full place-items-center text-muted">
            <Icon name="images" className="size-8" />
          </span>
        )}
        <span className="absolute top-1 left-1 flex flex-wrap gap-1 tablet:top-2 tablet:left-2">
          {index === 0 && <Badge>{text('publish.pictures.cover')}</Badge>}
          {isPlan && <Badge>{text('publish.pictures.plan')}</Badge>}
        </span>
      </div>
      <PictureProgress picture={picture} onRetry={() => editor.again(hash)} />
      <div className="flex min-w-0 flex-col gap-2 tablet:px-3 tablet:pt-3">
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
      </div>
      <div className="max-tablet:order-2 max-tablet:col-span-full tablet:p-3">
        <PictureActions picture={picture} index={index} count={count} editor={editor} />
      </div>
    </li>
  );
}

/** On phones a row: handle, small picture, fields, and below them progress and acts; else a card. */
const TILE_CLASSES =
  'relative grid grid-cols-[auto_6.5rem_minmax(0,1fr)] items-start gap-2 rounded-lg border border-line bg-surface p-2 ' +
  'tablet:grid-cols-1 tablet:grid-rows-[auto_1fr_auto] tablet:gap-0 tablet:p-0';
const IMAGE_CLASSES = 'size-full object-contain';
const IMAGE_BOX_CLASSES =
  'relative aspect-4/3 overflow-hidden rounded-md bg-mist tablet:col-start-1 tablet:row-start-1 ' +
  'tablet:rounded-t-lg tablet:rounded-b-none';
const HANDLE_CLASSES =
  'grid h-full min-h-11 w-8 cursor-grab touch-none place-items-center rounded-md focus-visible:outline-2 ' +
  'focus-visible:outline-offset-2 focus-visible:outline-lake tablet:absolute tablet:top-2 tablet:right-2 tablet:z-1 ' +
  'tablet:size-11 tablet:h-11 tablet:bg-surface/90 tablet:shadow-float';
