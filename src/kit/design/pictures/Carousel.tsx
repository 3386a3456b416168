import { type ReactNode, useState } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icons/Icon.tsx';
import { activeDot, MAX_DOTS } from './carousel-dots.ts';
import { Picture } from './Picture.tsx';
import type { PictureSource } from './picture-source.ts';
import { useSnapTrack } from './useSnapTrack.ts';

type CarouselProps = {
  pictures: readonly PictureSource[];
  sizes: string;
  /** The target of a click on a picture. */
  href?: string;
  isPriority?: boolean;
};

/**
 * Pictures to swipe through, in a box of 3:2. Only the first loads; the others on touch, hover or focus.
 *
 * For the keyboard it is one stop, whose arrow keys scroll.
 */
export function Carousel({ pictures, sizes, href, isPriority = false }: CarouselProps) {
  const { text } = useLocale();
  const count = pictures.length;
  const { ref, index, goTo, onScroll } = useSnapTrack(count);
  const [isActivated, setIsActivated] = useState(false);
  const wake = (): void => setIsActivated(true);
  return (
    <div className="group/carousel relative z-1 aspect-3/2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form */}
      <div
        ref={ref}
        onScroll={(event) => {
          wake();
          onScroll(event);
        }}
        onPointerEnter={wake}
        onTouchStart={wake}
        onFocus={wake}
        role="group"
        aria-label={text('kit.picture', { index: index + 1, count })}
        tabIndex={count > 1 ? 0 : undefined}
        className={TRACK_CLASSES}
      >
        {pictures.slice(0, isActivated ? count : 2).map((picture, slide) => (
          <CarouselSlide key={picture.src(320)} picture={picture} href={href} isHidden={slide !== index}>
            {(slide === 0 || isActivated) && (
              <Picture picture={picture} sizes={sizes} largestPx={960} isPriority={isPriority && slide === 0} />
            )}
          </CarouselSlide>
        ))}
      </div>
      {count > 1 && (
        <>
          {index > 0 && (
            <CarouselArrow side="left" onClick={() => goTo(index - 1)}>
              <Icon name="chevron-left" className="size-5" />
            </CarouselArrow>
          )}
          {index < count - 1 && (
            <CarouselArrow side="right" onClick={() => goTo(index + 1)}>
              <Icon name="chevron-right" className="size-5" />
            </CarouselArrow>
          )}
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 bottom-2.5 flex justify-center gap-1.5"
          >
            {pictures.slice(0, MAX_DOTS).map((picture, dot) => (
              <span
                key={picture.src(320)}
                className={classes(DOT_CLASSES, dot === activeDot(index, count) ? 'opacity-100' : 'opacity-55')}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

const TRACK_CLASSES =
  'flex size-full snap-x snap-mandatory scrollbar-none overflow-x-auto overscroll-x-contain ' +
  'focus-visible:-outline-offset-4';

const DOT_CLASSES = 'size-1.5 rounded-full bg-white shadow-[0_0_2px_rgb(11_19_16/0.6)] transition-opacity';

type CarouselArrowProps = { side: 'left' | 'right'; onClick: () => void; children: ReactNode };

/** An arrow over a picture, for a pointer that can hover; keyboard and touch have their own ways. */
function CarouselArrow({ side, onClick, children }: CarouselArrowProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={onClick}
      className={classes(ARROW_CLASSES, side === 'left' ? 'left-2.5' : 'right-2.5')}
    >
      {children}
    </button>
  );
}

const ARROW_CLASSES =
  'absolute top-1/2 hidden size-9 -translate-y-1/2 place-items-center rounded-full bg-surface/90 text-ink opacity-0 ' +
  'shadow-float transition-opacity hover:bg-surface pointer-fine:grid group-hover/carousel:opacity-100';

type CarouselSlideProps = {
  picture: PictureSource;
  href: string | undefined;
  isHidden: boolean;
  children: ReactNode;
};

/** The place of one picture. Its link is for the pointer; the keyboard has the link of the card. */
function CarouselSlide({ picture, href, isHidden, children }: CarouselSlideProps) {
  const place = {
    className: 'size-full shrink-0 snap-start snap-always',
    style: { background: picture.placeholder },
    'aria-hidden': isHidden || undefined,
  };
  if (href === undefined) return <div {...place}>{children}</div>;
  return (
    <a {...place} href={href} tabIndex={-1}>
      {children}
    </a>
  );
}
