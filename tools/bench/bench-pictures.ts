import { countDifferent } from '#sample/drawing/different-pictures.ts';
import { drawSamplePicture } from '#sample/drawing/draw-picture.ts';
import { firstOrders } from '#sample/drawing/first-orders.ts';
import { generateMarket } from '#sample/generate-market.ts';
import { packagePlaces } from '#sample/package-places.ts';

/** `npm run bench:pictures [-- COUNT]`: how many of so many façades and interiors of the sample market differ, by picture hash. */
const COUNT = Number(process.argv[2] ?? 20_000);
const SUBJECTS = { façades: /^facade /, interiors: /^(?:living|kitchen|bedroom|bathroom) / } as const;
const SIZE = { width: 320, encoding: { format: 'webp', quality: 60, effort: 0 }, withHash: true } as const;
const AT_ONCE = 2;

const market = generateMarket({ places: packagePlaces(), seed: 2026, now: Date.now() });
for (const [name, subject] of Object.entries(SUBJECTS)) {
  const orders = firstOrders(market, subject, { count: COUNT, homes: 20_000 });
  const startedMs = performance.now();
  const hashes = await hashesOf(orders);
  const msEach = ((performance.now() - startedMs) / orders.length).toFixed(0);
  console.log(`${name}: ${countDifferent(hashes)} of ${orders.length} differ; ${msEach} ms each, two at once`);
}

async function hashesOf(orders: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  let next = 0;
  const draw = async (): Promise<void> => {
    for (let index = next++; index < orders.length; index = next++)
      hashes.push((await drawSamplePicture({ drawing: orders[index] ?? '', ...SIZE })).print ?? '0');
  };
  await Promise.all(Array.from({ length: AT_ONCE }, draw));
  return hashes;
}
