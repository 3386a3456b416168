import { Button } from '#kit/design/buttons/Button.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { FormPicture } from './form-picture.ts';

type PictureProgressProps = { picture: FormPicture; onRetry: () => void };

/** Upload progress of a picture; empty once it is done. */
export function PictureProgress({ picture: { state, progress, failure }, onRetry }: PictureProgressProps) {
  const { text } = useLocale();
  if (state === 'kept') return null;
  const percent = Math.round(progress * 100);
  return (
    <div className="absolute inset-x-0 bottom-0 flex flex-col gap-1.5 bg-surface/95 px-3 py-2 text-sm">
      {state === 'refused' || state === 'stuck' ? (
        <div role="alert" className="flex flex-wrap items-center gap-2 font-medium text-brick-hover">
          <span className="min-w-0 flex-1">{failure && text(failure.messageId, failure.values as never)}</span>
          <Button variant="quiet" size="small" onClick={onRetry}>
            {text('publish.pictures.again')}
          </Button>
        </div>
      ) : (
        <>
          <span>{text(`publish.pictures.${state}`, { percent })}</span>
          {(state === 'sending' || state === 'repeating') && (
            <progress
              max={100}
              value={percent}
              aria-label={text('publish.pictures.sending', { percent })}
              className="h-1.5 w-full accent-lake"
            />
          )}
        </>
      )}
    </div>
  );
}
