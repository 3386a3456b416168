import headingFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** The two font files of every page, to be preloaded in its head (`as="font"`, `crossorigin`). */
export const FONT_URLS: readonly string[] = [textFont, headingFont];
