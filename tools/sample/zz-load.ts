import { openInMemory, openDatabase } from '#platform/db/db.ts';
import { prepareDatabase } from '../../src/prepare.ts';
import { PICTURES } from './pictures/picture-catalogue.ts';
async function invisiblePictures(db: any) { const rows = PICTURES.map((_, i) => ({ hash: i.toString(16).padStart(64, '0'), width: 1, height: 1, thumb_hash: 'x', color: '#000000', is_sample: true })); const st = await db.insertInto('picture').values(rows).returning(['id', 'hash']).execute(); return new Map<string, number>(st.map(({ id, hash }: any) => [PICTURES[parseInt(hash, 16)]!.key, id])); }
import { loadSampleMarket } from './load-sample.ts';
import { deleteSample } from './sample.queries.ts';
const url = process.env.PGURL ?? null; const N = Number(process.argv[2] ?? 20000);
const h = url ? await openDatabase({ databaseUrl: url, dataDir: '', unlimitedStatements: true }) : await openDatabase({ databaseUrl: null, dataDir: '/tmp/sm/emb', unlimitedStatements: true });
let t = performance.now(); await prepareDatabase(h); console.log('prepare', performance.now() - t | 0);
const pictures = await invisiblePictures(h.db);
t = performance.now();
await loadSampleMarket(h.db, { count: N, seed: 1, now: new Date('2026-03-12T09:00:00Z'), pictures, onProgress: (d) => { if (d % (N / 5) === 0) console.log(d, performance.now() - t | 0); } });
console.log('load', performance.now() - t | 0);
const { sql } = await import('kysely');
console.log((await sql`select (select count(*) from active_offer) as offers,(select count(*) from offer_search) as search,(select count(*) from active_offer_picture) as pics,(select count(*) from active_offer_price_history) as prices,(select count(*) from place_price) as place_prices`.execute(h.db)).rows);
t = performance.now(); console.log(await deleteSample(h.db), 'clear', performance.now() - t | 0);
console.log((await sql`select (select count(*) from active_offer) as offers,(select count(*) from offer_search) as search,(select count(*) from agency) as agencies,(select count(*) from picture) as pics,(select count(*) from place_price) as pp`.execute(h.db)).rows);
await h.close();
