import sharp, { type Sharp } from 'sharp';
import { storePicture } from '#capabilities/offers/server/pictures/picture.service.ts';
import { aDrawnPicture } from '#tests/support/market/drawn-picture.ts';
import type { TestApp } from '#tests/support/product/test-app.ts';

/** A photograph as people and agencies send them, and the shape it has. */
export interface BadPhotograph {
  name: string;
  width: number;
  height: number;
  taken: (picture: Sharp) => Sharp;
}

const WATERMARK = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><g fill="#fff" fill-opacity=".55" ' +
    'font-family="sans-serif" font-weight="700"><text x="800" y="640" font-size="150" text-anchor="middle" ' +
    'transform="rotate(-20 800 600)">IMMO-MUSTER.CH</text><rect x="0" y="1120" width="1600" height="80" ' +
    'fill="#c00" fill-opacity=".9"/></g></svg>',
);

/** Dark, upright, a panorama, far too small, with a watermark. */
export const BAD_PHOTOGRAPHS: readonly BadPhotograph[] = [
  {
    ...{ name: 'dark', width: 1600, height: 1200 },
    taken: (picture) => picture.resize(1600, 1200).modulate({ brightness: 0.12, saturation: 0.5 }),
  },
  { ...{ name: 'upright', width: 900, height: 1600 }, taken: (picture) => picture.resize(900, 1600) },
  { ...{ name: 'panorama', width: 4000, height: 700 }, taken: (picture) => picture.resize(4000, 700) },
  { ...{ name: 'tiny', width: 300, height: 225 }, taken: (picture) => picture.resize(300, 225) },
  {
    ...{ name: 'watermark', width: 1600, height: 1200 },
    taken: (picture) => picture.resize(1600, 1200).composite([{ input: WATERMARK }]),
  },
];

/** Gives a listing these photographs, in this order. */
export async function withPhotographs(
  { database: { db }, store }: TestApp,
  offerId: number,
  photographs: readonly BadPhotograph[],
): Promise<void> {
  const sample = await aDrawnPicture(1);
  for (const [index, { name, taken }] of photographs.entries()) {
    const bytes = await taken(sharp(sample)).jpeg().toBuffer();
    const { id } = await storePicture({ db, store }, bytes, { from: 'feed', isPublic: true });
    await db
      .insertInto('activeOfferPicture')
      .values({ activeOfferId: offerId, position: index + 1, pictureId: id, title: name })
      .execute();
  }
}
