import { useEffect, useRef } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { classes } from '../classes.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import { Picture } from './Picture.tsx';

type GalleryOverviewProps = { pictures: readonly GalleryPicture[]; index: number; onPick: (index: number) => void };

/** All pictures at a glance, plans under a heading of their own; it begins at the last picture in view. */
export function GalleryOverview({ pictures, index, onPick }: GalleryOverviewProps) {
  const { text } = useLocale();
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => current.current?.focus(), []);

  const numbered = pictures.map((picture, position) => ({ picture, position }));
  const groups = [
    { title: text('gallery.photographs'), members: numbered.filter(({ picture }) => !picture.isPlan) },
    { title: text('gallery.plans'), members: numbered.filter(({ picture }) => picture.isPlan) },
  ].filter(({ members }) => members.length > 0);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-1 pb-8 tablet:px-8">
      <div className="mx-auto flex max-w-[90rem] flex-col gap-8">
        {groups.map(({ title, members }) => (
          <section key={title} aria-label={title} className="flex flex-col gap-3">
            {groups.length > 1 && <h2 className="text-lg">{title}</h2>}
            <ul className="grid grid-cols-2 gap-2 tablet:grid-cols-3 tablet:gap-3 desktop:grid-cols-4">
              {members.map(({ picture, position }) => (
                <li key={picture.src(320)}>
                  <button
                    type="button"
                    ref={position === index ? current : null}
                    onClick={() => onPick(position)}
                    className={classes(TILE_CLASSES, picture.isPlan && 'bg-white')}
                  >
                    <Picture picture={picture} sizes={SIZES} largestPx={960} isWhole={picture.isPlan} />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

const TILE_CLASSES = 'block aspect-3/2 w-full overflow-hidden rounded-sm transition-opacity hover:opacity-85';

const SIZES = '(min-width: 1264px) 350px, (min-width: 768px) 33vw, 50vw';
