import { dsPlaces } from './zz-places.ts';
import { csvPlaces } from '/tmp/sm/places.ts';
import { generateMarket } from './generate-market.ts';
import { PICTURES } from './pictures/picture-catalogue.ts';
import { contains } from '#capabilities/locations/server/geometry.ts';
import { lakes } from './lakes.ts';
const ps = dsPlaces(); const by = new Map(ps.map(p => [p.cityId, p]));
for (const places of [ps]) {
const m = generateMarket({ places, pictures: PICTURES, seed: 1, now: Date.UTC(2026, 2, 12, 9) });
let lake=0, out=0, same=new Map<string,number>(); const lang: any = {}; const lv: any={n:0};
for (let i=0;i<20000;i++){ const o=m.listing(i).offer as any; const p=[o.lng,o.lat] as const; if (lakes().some(l=>contains(l.boundary,p))) { lake++; if (lake<8) console.log('lake', o.city, p); } if(!contains(by.get(o.city_id)!.boundary,p)) { out++; if (out<5) console.log('out',o.city,p); } const k=p.join(); same.set(k,(same.get(k)??0)+1); lang[o.region+o.language]=(lang[o.region+o.language]??0)+1; if (o.features & 262144) { lv.n++; lv[o.city]=(lv[o.city]??0)+1; } }
console.log({lake,out,distinct:same.size,max:Math.max(...same.values())}); console.log(lang); console.log(Object.entries(lv).sort((a:any,b:any)=>b[1]-a[1]).slice(0,40).join(' '));
}
