import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { BRAND } from '#kernel/brand.ts';
import { LANGUAGE_TAGS, LOCALES, type Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { textIn } from '#platform/i18n/messages.ts';

/*
 * Writes the icons of browsers and home screens into `public/`, out of the logo's mark:
 * node tools/assets/icons.ts
 */

const FOLDER = new URL('../../public/', import.meta.url);

/** @param inset share of the icon left free round the mark, 0 … 0.5 @param radius of the corners, in units of 32 */
function iconSvg(inset: number, radius: number): string {
  const { lake, paper } = BRAND.colours;
  const { roof: house, hearth } = BRAND.mark;
  const move = `translate(${32 * inset} ${(32 * inset - 0.4).toFixed(2)}) scale(${1 - 2 * inset})`;
  const mark = `<path d="${house}"/><circle cx="${hearth.cx}" cy="${hearth.cy}" r="${hearth.r}"/>`;
  const ground = `<rect width="32" height="32" rx="${radius}" fill="${lake}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}<g transform="${move}" fill="${paper}">${mark}</g></svg>\n`;
}

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

/** An .ico file that holds one PNG of 32 pixels. */
function icoOf(image: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

/** Icons for home screens; the site is the same in all languages. */
const manifest = (locale: Locale) => ({
  id: '/',
  name: BRAND.name,
  short_name: BRAND.name,
  description: textIn(locale, 'site.description'),
  lang: LANGUAGE_TAGS[locale],
  dir: 'ltr',
  start_url: buildPath('home', locale),
  scope: '/',
  display: 'standalone',
  background_color: BRAND.colours.paper,
  theme_color: BRAND.colours.lake,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

const rounded = iconSvg(0.13, 7);
const square = iconSvg(0.16, 0);
const maskable = iconSvg(0.24, 0);
await mkdir(FOLDER, { recursive: true });
const files: Record<string, string | Buffer> = {
  'favicon.svg': rounded,
  'favicon.ico': icoOf(await png(rounded, 32)),
  'apple-touch-icon.png': await png(square, 180),
  'icon-192.png': await png(rounded, 192),
  'icon-512.png': await png(rounded, 512),
  'icon-maskable-512.png': await png(maskable, 512),
  ...Object.fromEntries(
    LOCALES.map((locale) => [`site.${locale}.webmanifest`, `${JSON.stringify(manifest(locale), null, 2)}\n`]),
  ),
};
for (const [name, content] of Object.entries(files)) await writeFile(new URL(name, FOLDER), content);
