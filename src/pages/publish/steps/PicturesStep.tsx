import { PictureGrid } from '#capabilities/publishing/ui/pictures/PictureGrid.tsx';
import { PicturePicker } from '#capabilities/publishing/ui/pictures/PicturePicker.tsx';
import { type OpenedEditor, useEditorView, usePictureView } from '#capabilities/publishing/ui/useOfferEditor.ts';
import { Panel } from '#kit/design/content/Panel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** The pictures of the home. */
export function PicturesStep({ opened }: { opened: OpenedEditor }) {
  const { text } = useLocale();
  const { draft, saving } = useEditorView(opened);
  const { pictures, refused, isStored } = usePictureView(opened);
  return (
    <Panel className="flex flex-col gap-5">
      <h2 className="text-xl">{text('publish.pictures.title')}</h2>
      <p className="text-muted">{text('publish.pictures.hint')}</p>
      <PicturePicker present={pictures.length} onFiles={(files) => void opened.pictures.add(files)} />
      {refused.length > 0 && (
        <ul role="alert" className="flex flex-col gap-1 font-medium text-brick-hover">
          {refused.map(({ name, failure }) => (
            <li key={`${name} ${failure.messageId}`}>
              {name}: {text(failure.messageId, failure.values as never)}
            </li>
          ))}
        </ul>
      )}
      {!isStored && <p className="rounded-md bg-lake-tint px-4 py-3">{text('publish.pictures.notKept')}</p>}
      {saving === 'visitor' && pictures.length > 0 && isStored && (
        <p className="text-sm text-muted">{text('publish.pictures.waitHere')}</p>
      )}
      {pictures.length > 0 && <PictureGrid editor={opened.pictures} pictures={pictures} offerId={draft.offerId} />}
    </Panel>
  );
}
