import type { GalleryPicture } from '#kit/design/pictures/gallery-picture.ts';

const HUES = [152, 18, 42, 205, 96, 268, 330];

/** Drawn pictures: flat façades, so that the page needs no files. */
export const SAMPLE_PICTURES: readonly GalleryPicture[] = HUES.map((hue, index) => ({
  src: (width) => facade(width, hue, index),
  alt: `A façade with ${windowsOf(index).length} windows`,
  placeholder: `hsl(${hue} 18% 78%)`,
  width: 2048,
  height: 1536,
  isPlan: index === HUES.length - 1,
}));

function facade(width: number, hue: number, index: number): string {
  const windows = windowsOf(index).map(
    ([x, y]) => `<rect x='${x}' y='${y}' width='34' height='52' fill='hsl(${hue} 20% 28%)'/>`,
  );
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' viewBox='0 0 400 300'>` +
    `<rect width='400' height='300' fill='hsl(205 34% 82%)'/>` +
    `<path d='M0 190 90 120 170 170 260 90 400 180V300H0Z' fill='hsl(${hue} 16% 68%)'/>` +
    `<path d='M110 110 205 60 300 110V300H110Z' fill='hsl(${hue} 40% 62%)'/>${windows.join('')}` +
    `<rect y='276' width='400' height='24' fill='hsl(110 18% 42%)'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function windowsOf(index: number): [number, number][] {
  const columns = [130, 188, 246].slice(0, (index % 3) + 1);
  return columns.flatMap((x) => [120, 195].map((y): [number, number] => [x, y]));
}
