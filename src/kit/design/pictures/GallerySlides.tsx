import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import Lightbox, { type ControllerRef, type Slide, type ZoomRef } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { Icon } from '../icons/Icon.tsx';
import 'yet-another-react-lightbox/styles.css';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { type GalleryPicture, galleryFiles } from './gallery-picture.ts';

type GallerySlidesProps = {
  /** Moves to a neighbour in motion; null until there are slides. */
  controller: RefObject<ControllerRef | null>;
  title: string;
  pictures: readonly GalleryPicture[];
  /** The picture in view, from 0. */
  index: number;
  onIndex: (index: number) => void;
};

/** One picture after the other: swiped, pinched, enlarged by a double tap, by buttons or keys. */
export function GallerySlides({ controller, title, pictures, index, onIndex }: GallerySlidesProps) {
  const { text } = useLocale();
  const slides = useMemo(() => pictures.map(slideOf), [pictures]);
  const zoom = useRef<ZoomRef>(null);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const count = pictures.length;

  // The keys go on working where the overview, whose button had the focus, is gone.
  useEffect(() => controller.current?.focus(), [controller]);

  return (
    <div data-slides className="relative min-h-0 flex-1">
      <Lightbox
        slides={slides}
        index={index}
        plugins={PLUGINS}
        carousel={CAROUSEL}
        toolbar={NO_TOOLBAR}
        controller={{ ref: controller }}
        zoom={{ ref: zoom, maxZoomPixelRatio: 3, pinchZoomV4: true }}
        labels={{
          'Photo gallery': title,
          Carousel: text('kit.pictures'),
          Slide: text('gallery.picture'),
          '{index} of {total}': text('kit.picture', { index: '{index}', count: '{total}' }),
        }}
        styles={STYLES}
        render={{
          ...NO_BUTTONS,
          iconError: () => (
            <p className="w-max max-w-[80vw] text-center leading-normal text-muted">{text('gallery.missing')}</p>
          ),
        }}
        on={{
          view: (shown) => onIndex(shown.index),
          zoom: (shown) => setIsEnlarged(shown.zoom > 1),
        }}
      />
      <div className="pointer-events-none absolute inset-x-4 top-1/2 hidden -translate-y-1/2 justify-between *:pointer-events-auto tablet:flex">
        <IconButton
          label={text('kit.previousPicture')}
          icon={<Icon name="chevron-left" className="size-6" />}
          variant="secondary"
          disabled={index === 0}
          onClick={() => controller.current?.prev()}
        />
        <IconButton
          label={text('kit.nextPicture')}
          icon={<Icon name="chevron-right" className="size-6" />}
          variant="secondary"
          disabled={index === count - 1}
          onClick={() => controller.current?.next()}
        />
      </div>
      <IconButton
        label={text(isEnlarged ? 'gallery.zoomOut' : 'gallery.zoomIn')}
        icon={isEnlarged ? <Icon name="zoom-out" className="size-5" /> : <Icon name="zoom-in" className="size-5" />}
        variant="secondary"
        onClick={() => zoom.current?.changeZoom(isEnlarged ? 1 : ENLARGED)}
        className="absolute right-4 bottom-2"
      />
    </div>
  );
}

function slideOf(picture: GalleryPicture): Slide {
  const files = galleryFiles(picture);
  const { src, width, height } = files.at(-1) ?? { src: '', width: 0, height: 0 };
  return { src, width, height, srcSet: files, alt: picture.alt };
}

const PLUGINS = [Inline, Zoom];
const CAROUSEL = { finite: true, preload: 1, padding: 0, spacing: '8%' } as const;
const NO_TOOLBAR = { buttons: [] };
const NO_BUTTONS = { buttonPrev: () => null, buttonNext: () => null, buttonZoom: () => null };
const STYLES = { root: { '--yarl__color_backdrop': 'transparent' } };

/** Zoom factor of the button; a pinch zooms up to three times the pixels of the file. */
const ENLARGED = 2;
