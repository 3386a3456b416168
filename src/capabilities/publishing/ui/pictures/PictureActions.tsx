import { useState } from 'react';
import { IconButton } from '#kit/design/buttons/IconButton.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { failureToast } from '#kit/forms/form-texts.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { FormPicture } from './form-picture.ts';
import type { PictureEditor } from './picture-editor.ts';

type PictureActionsProps = { picture: FormPicture; index: number; count: number; editor: PictureEditor };

/** Earlier, later, cover, turn, remove: each by a tap. */
export function PictureActions({ picture: { hash, state }, index, count, editor }: PictureActionsProps) {
  const { text } = useLocale();
  const [isTurning, setIsTurning] = useState(false);
  const place = index + 1;
  const turn = async (): Promise<void> => {
    setIsTurning(true);
    await editor.turn(hash).catch((error: unknown) => toasts.show('error', 'picture', failureToast(error)));
    setIsTurning(false);
  };
  const isMoving = state === 'sending' || state === 'repeating' || state === 'preparing';
  return (
    <div className="flex flex-wrap justify-between gap-1">
      <IconButton
        label={text('publish.pictures.earlier', { place })}
        icon={<Icon name="arrow-left" className="size-5 max-tablet:rotate-90" />}
        disabled={index === 0}
        onClick={() => editor.move(index, index - 1)}
      />
      <IconButton
        label={text('publish.pictures.later', { place })}
        icon={<Icon name="arrow-right" className="size-5 max-tablet:rotate-90" />}
        disabled={place === count}
        onClick={() => editor.move(index, index + 1)}
      />
      <IconButton
        label={text('publish.pictures.makeCover', { place })}
        icon={<Icon name="house" className="size-5" />}
        disabled={index === 0}
        onClick={() => editor.move(index, 0)}
      />
      <IconButton
        label={text('publish.pictures.turn', { place })}
        icon={<Icon name="rotate-cw" className="size-5" />}
        disabled={isTurning || isMoving}
        onClick={() => void turn()}
      />
      <IconButton
        label={text('publish.pictures.remove', { place })}
        icon={<Icon name="trash" className="size-5" />}
        onClick={() => void editor.remove(hash)}
      />
    </div>
  );
}
