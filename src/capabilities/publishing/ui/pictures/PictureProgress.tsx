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
    <div className={PROGRESS_CLASSES}>
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

/** On phones a line below the row, else over the foot of the picture. */
const PROGRESS_CLASSES =
  'flex flex-col gap-1.5 text-sm max-tablet:order-1 max-tablet:col-span-full max-tablet:px-1 tablet:z-1 ' +
  'tablet:col-start-1 tablet:row-start-1 tablet:self-end tablet:bg-surface/95 tablet:px-3 tablet:py-2';
