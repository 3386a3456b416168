import { type ChangeEvent, type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { PICTURE_TYPES } from '#kernel/picture-limits.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { classes } from '#kit/design/classes.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { MOST_PICTURES } from './picture-limits.ts';

type PicturePickerProps = { present: number; onFiles: (files: readonly File[]) => void };

/** Selects pictures: many at once, from the camera, dragged, or pasted. The permitted kinds are stated before. */
export function PicturePicker({ present, onFiles }: PicturePickerProps) {
  const { text } = useLocale();
  const chosen = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  usePastedFiles(onFiles);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again after a failure.
    currentTarget.value = '';
    onFiles(files);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const input = { type: 'file', tabIndex: -1, onChange: take, accept: PICTURE_TYPES.join(','), className: 'sr-only' };
  return (
    <fieldset
      aria-label={text('publish.pictures.add')}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classes(
        'flex flex-col items-center gap-3 rounded-lg border-2 border-dashed p-6 text-center',
        isOver ? 'border-lake bg-lake-tint' : 'border-line',
      )}
    >
      <input ref={chosen} {...input} multiple aria-label={text('publish.pictures.choose')} />
      <input ref={camera} {...input} capture="environment" aria-label={text('publish.pictures.camera')} />
      <div className="flex flex-wrap justify-center gap-3">
        <Button icon={<Icon name="images" className="size-4" />} onClick={() => chosen.current?.click()}>
          {text('publish.pictures.choose')}
        </Button>
        <Button
          variant="secondary"
          icon={<Icon name="camera" className="size-4" />}
          onClick={() => camera.current?.click()}
        >
          {text('publish.pictures.camera')}
        </Button>
      </div>
      <p className="text-sm text-muted">{text('publish.pictures.limits', { most: MOST_PICTURES, present })}</p>
    </fieldset>
  );
}

/** Pictures pasted anywhere on the page except in text fields. */
function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const paste = (event: Event): void => {
      const files = [...((event as unknown as ClipboardEvent).clipboardData?.files ?? [])];
      if (files.length > 0) latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
