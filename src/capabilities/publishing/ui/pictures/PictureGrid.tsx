import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { FormPicture } from './form-picture.ts';
import { PictureTile } from './PictureTile.tsx';
import type { PictureEditor } from './picture-editor.ts';

type PictureGridProps = { editor: PictureEditor; pictures: readonly FormPicture[]; offerId: number | null };

/** Pictures in their order, changed by mouse, finger or keyboard; the first is the cover. */
export function PictureGrid({ editor, pictures, offerId }: PictureGridProps) {
  const { text } = useLocale();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const hashes = pictures.map(({ hash }) => hash);
  const place = (id: unknown): number => hashes.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => text('publish.pictures.lifted', { place: place(active.id) }),
    onDragOver: ({ over }) => (over ? text('publish.pictures.over', { place: place(over.id) }) : undefined),
    onDragEnd: ({ over }) => (over ? text('publish.pictures.dropped', { place: place(over.id) }) : undefined),
    onDragCancel: () => text('publish.pictures.putBack'),
  };
  const end = ({ active, over }: DragEndEvent): void => {
    if (over && active.id !== over.id) editor.move(place(active.id) - 1, place(over.id) - 1);
  };
  return (
    <DndContext
      id="pictures"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text('publish.pictures.instructions') } }}
    >
      <SortableContext items={hashes} strategy={rectSortingStrategy}>
        <ol className="grid gap-2 tablet:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] tablet:gap-4">
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.hash}
              picture={picture}
              index={index}
              count={pictures.length}
              editor={editor}
              offerId={offerId}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
