import { type ChangeEvent, useId, useRef, useState } from 'react';
import { type OwnProfileFragment, RemovePictureDocument } from '#generated/operations.ts';
import { PICTURE_TYPES } from '#kernel/picture-limits.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Avatar } from '#kit/design/pictures/Avatar.tsx';
import { failureText } from '#kit/forms/form-texts.ts';
import { execute } from '#kit/graphql/execute.ts';
import { sendFile } from '#kit/graphql/send-file.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { sendShrunk } from '#kit/pictures/send-shrunk.ts';
import { useAccountRefresh } from '../data/useAccountChange.ts';

/** The member's picture, with buttons to replace and remove it. A chosen file shows while it is uploading. */
export function PictureField({ profile }: { profile: OwnProfileFragment }) {
  const { text } = useLocale();
  const { replace, remove, shown, isBusy, error } = usePicture(profile);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const onFile = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen again after a failure.
    currentTarget.value = '';
    if (file) void replace(file);
  };
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={profile.displayName} src={shown ?? undefined} isLarge />
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            onChange={onFile}
            tabIndex={-1}
            aria-label={text('workspace.picture.choose')}
            className="sr-only"
          />
          <Button
            variant="secondary"
            size="small"
            isLoading={isBusy}
            icon={<Icon name="camera" className="size-4" />}
            aria-describedby={`${id}-hint ${id}-error`}
            onClick={() => input.current?.click()}
          >
            {text(profile.picture ? 'workspace.picture.replace' : 'workspace.picture.choose')}
          </Button>
          {profile.picture && (
            <Button
              variant="quiet"
              size="small"
              disabled={isBusy}
              icon={<Icon name="trash" className="size-4" />}
              onClick={() => void remove()}
            >
              {text('workspace.picture.remove')}
            </Button>
          )}
        </div>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {text('workspace.picture.hint')}
        </p>
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-brick-hover empty:hidden">
          {error}
        </p>
      </div>
    </div>
  );
}

type PictureState = {
  replace: (file: File) => Promise<void>;
  remove: () => Promise<void>;
  /** Address of the picture to show: the chosen file before it is stored, or null. */
  shown: string | null;
  isBusy: boolean;
  error: string | null;
};

function usePicture({ id, picture }: OwnProfileFragment): PictureState {
  const { text } = useLocale();
  const refresh = useAccountRefresh();
  const [preview, setPreview] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setIsBusy(true);
    setError(null);
    try {
      await work();
      await refresh();
    } catch (failure) {
      setError(failureText(text, failure));
    } finally {
      setIsBusy(false);
    }
  };
  const replace = async (file: File): Promise<void> => {
    const address = URL.createObjectURL(file);
    setPreview(address);
    await attempt(() => uploadPicture(id, file));
    setPreview(null);
    URL.revokeObjectURL(address);
  };
  const remove = (): Promise<void> => attempt(() => execute(RemovePictureDocument, {}));
  return { replace, remove, shown: preview ?? picture, isBusy, error };
}

/**
 * Replaces the member's picture, made smaller first.
 *
 * @throws AppError as `sendShrunk` and `sendFile` do; `error.upload.type` (415), `error.upload.image` and `error.upload.pixels` (422)
 * @source docs/reference/workspace.md, "Picture"
 */
async function uploadPicture(userId: number, file: File): Promise<void> {
  const send = async (smaller: Blob): Promise<void> => {
    const form = new FormData();
    form.append('files', smaller);
    await sendFile(`/public/uploadfiles?id=${userId}&type=User`, form, { onProgress: () => {} });
  };
  await sendShrunk(file, send);
}
