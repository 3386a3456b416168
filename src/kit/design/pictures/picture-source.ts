/** The widths a picture is shown in, in pixels. @source docs/reference/listings.md, "Pictures" */
export const PICTURE_WIDTHS = [320, 720, 960, 1440, 2048] as const;

/** A picture: the address of each size, in the format that the browser is sent, its description, and a placeholder until it arrives. */
export type PictureSource = {
  readonly src: (widthPx: number) => string;
  readonly alt: string;
  /** A CSS background: a colour, or `url(data:…)` of a thumb hash. */
  readonly placeholder?: string;
  /** Address of a drawing that replaces the picture if it fails to load. */
  readonly drawing?: string;
  /** So wide that a box of the usual shape shows its middle alone, which takes a larger file. */
  readonly isPanorama?: boolean;
};

/** The `srcset` of a picture, up to the largest width that is needed. */
export function pictureSrcSet(picture: PictureSource, largestPx: number): string {
  return PICTURE_WIDTHS.filter((width) => width <= largestPx)
    .map((width) => `${picture.src(width)} ${width}w`)
    .join(', ');
}
