import { PICTURE_WIDTHS, type PictureSource } from './picture-source.ts';

/** A picture of a gallery, with the fields that only a full screen needs. */
export type GalleryPicture = PictureSource & {
  /** Of the original, in pixels. */
  readonly width: number;
  readonly height: number;
  /** A drawing of rooms or a plot: shown apart, after the photographs. */
  readonly isPlan: boolean;
  /** The advertiser's caption, and its language where that is known. */
  readonly caption?: { readonly text: string; readonly lang?: string };
};

/** The files of a picture, smallest first, from which the gallery takes the one that fits the screen and the zoom. */
export function galleryFiles(picture: GalleryPicture): { src: string; width: number; height: number }[] {
  const existing = PICTURE_WIDTHS.filter((width, index) => index === 0 || width <= picture.width);
  return existing.map((known) => {
    const width = Math.min(known, picture.width);
    return { src: picture.src(known), width, height: Math.round((width * picture.height) / picture.width) };
  });
}
