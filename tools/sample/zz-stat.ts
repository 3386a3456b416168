import { dsPlaces as csvPlaces } from './zz-places.ts';
import { generateMarket } from './generate-market.ts';
import { PICTURES } from './pictures/picture-catalogue.ts';
const m = generateMarket({ places: csvPlaces(), pictures: PICTURES, seed: 1, now: Date.UTC(2026, 2, 12, 9) });
const t0=performance.now();
const c = new Map<string, Map<string, number>>(); const words: Record<string, number[]> = {};
const N=20000;
for (let i = 0; i < N; i++) {
  const l = m.listing(i); const o = l.offer as any;
  const k = o.language + o.category; const s = o.description.split(/[\n]/)[0].slice(0, 60);
  const mm = c.get(k) ?? new Map(); c.set(k, mm); mm.set(s, (mm.get(s) ?? 0) + 1);
  (words[k] ??= []).push(o.description.split(/\s+/).filter((w: string) => /\w/.test(w)).length);
}
console.log('ms', performance.now()-t0);
const arg = process.argv[2];
for (const [k, mm] of c) { const w = words[k]!.sort((a, b) => a - b); console.log(k, 'n', w.length, 'first sentences', mm.size, 'words', w[0], w[w.length >> 4], w[w.length >> 1], w[Math.floor(w.length * .94)], w.at(-1));
 if (k === arg) for (const [s, n] of [...mm].sort((a, b) => b[1] - a[1]).slice(0, 30)) console.log('   ', n, s); }
