import headingFont from '#generated/bricolage-grotesque.woff2?url';
import textFont from '#generated/inter.woff2?url';

/** The two font files of every page, to be preloaded in its head (`as="font"`, `crossorigin`). */
export const FONT_URLS: readonly string[] = [textFont, headingFont];
