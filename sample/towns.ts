import { townThousands } from '#capabilities/locations/server/dataset/towns.ts';

/** Facts of a town beyond its position on the map. */
export interface Town {
  /** Inhabitants in thousands, roughly: how many listings it gets. */
  readonly size: number;
  /** Prices against those of the canton. Assumption, after published extremes. */
  readonly price: number;
  /** Where people of the region go to work and to shop. */
  readonly isCentre: boolean;
  /** Holiday resort: chalets, second homes, skiing. */
  readonly isResort: boolean;
  readonly hasUniversity: boolean;
  readonly hasTram: boolean;
}

/**
 * Municipality, thousands of inhabitants where the product does not know them, price factor, then marks: c centre of its
 * region, r resort, u university, t tram or metro.
 */
const TABLE: Readonly<Record<string, string>> = {
  ZH: `Zürich 1.42 cut, Winterthur 0.95 cu, Uster 1.02 c, Dübendorf 1.03 t, Dietikon 0.95 t, Wetzikon (ZH) 0.93 c,
    Wädenswil 1.1 u, Horgen 1.15, Kloten 0.97 t, Opfikon 21 1.02 t, Adliswil 19 1.1, Bülach 0.93, Schlieren 1.02 t,
    Volketswil 19 0.93, Regensdorf 19 0.93, Thalwil 18 1.3, Illnau-Effretikon 18 0.92, Stäfa 15 1.2, Küsnacht (ZH) 15 1.6,
    Meilen 15 1.4, Wallisellen 17 1.05 t, Zollikon 13 1.5, Männedorf 11 1.3, Kilchberg (ZH) 9 1.4, Rüschlikon 6 1.5,
    Erlenbach (ZH) 6 1.5, Herrliberg 7 1.5, Affoltern am Albis 13 0.92, Rüti (ZH) 13 0.9, Richterswil 14 1.1, Hinwil 12 0.9`,
  BE: `Bern 1.35 cut, Biel/Bienne 0.9 c, Köniz 1.15, Thun 1.15 c, Ostermundigen 19 1.05, Muri bei Bern 13 1.35,
    Steffisburg 16 1.05, Burgdorf 0.95 c, Langenthal 16 0.85 c, Lyss 0.92, Münsingen 13 1.05, Spiez 13 1.15, Ittigen 11 1.1,
    Zollikofen 11 1.1, Worb 11 1.02 t, Interlaken 6 1.15 c, Saanen 7 2.6 r, Grindelwald 4 1.6 r, Lauterbrunnen 2 1.5 r,
    Adelboden 3 1.35 r, Lenk 2 1.25 r, Saint-Imier 5 0.55, Tramelan 5 0.55, Nidau 7 0.98, Kandersteg 1 1.2 r, Hasliberg 1 1.2 r`,
  LU: `Luzern 1.3 cu, Emmen 0.9, Kriens 1.05, Horw 15 1.25, Ebikon 14 1, Sursee 10 1.02 c, Hochdorf 10 0.85, Meggen 8 1.5,
    Weggis 5 1.4, Vitznau 1 1.5, Willisau 8 0.8, Rothenburg 8 0.95, Entlebuch 3 0.75, Schüpfheim 4 0.75`,
  UR: 'Altdorf (UR) 10 1 c, Andermatt 2 1.7 r, Bürglen (UR) 4 0.9, Schattdorf 5 0.95, Erstfeld 4 0.85',
  SZ: `Freienbach 17 1.4, Schwyz 16 0.85 c, Einsiedeln 17 0.85, Küssnacht (SZ) 14 1.05, Arth 13 0.85, Wollerau 7 1.5, Feusisberg 5 1.4,
    Ingenbohl 9 0.95, Lachen 9 1.1, Altendorf 7 1.15`,
  OW: 'Sarnen 11 1 c, Engelberg 4 1.35 r, Kerns 7 0.95, Alpnach 6 0.95, Sachseln 5 1.02',
  NW: 'Stans 8 0.95 c, Hergiswil (NW) 6 1.35, Buochs 6 0.98, Ennetbürgen 5 1.05, Stansstad 5 1.15, Emmetten 2 0.9 r',
  GL: 'Glarus 13 1 c, Glarus Nord 19 1.05, Glarus Süd 10 0.8',
  ZG: 'Zug 1.1 c, Baar 1, Cham 17 0.95, Risch 11 0.97, Steinhausen 10 0.95, Hünenberg 9 0.98, Unterägeri 9 0.95, Oberägeri 7 1.1',
  FR: `Fribourg 1.15 cu, Bulle 1.02 c, Villars-sur-Glâne 12 1.15, Marly 8 1.05, Düdingen 8 1, Murten 9 1.12 c, Estavayer 10 0.95 c,
    Châtel-Saint-Denis 8 1.05, Romont (FR) 6 0.88, Gruyères 2 1, Val-de-Charmey 3 1.05 r`,
  SO: `Grenchen 0.82, Olten 1.02 c, Solothurn 1.2 c, Zuchwil 9 0.95, Biberist 9 0.97, Oensingen 7 0.97, Dornach 7 1.25,
    Derendingen 7 0.93, Trimbach 7 0.9, Balsthal 6 0.82`,
  BS: 'Basel 1 cut, Riehen 1.12 t, Bettingen 1 1.15',
  BL: `Allschwil 1.15 t, Reinach (BL) 20 1.1 t, Muttenz 18 1.05 t, Liestal 15 0.98 c, Pratteln 17 0.97 t, Binningen 16 1.22 t,
    Münchenstein 12 1.1 t, Oberwil (BL) 11 1.2 t, Birsfelden 10 1 t, Arlesheim 9 1.25 t, Sissach 7 0.9, Aesch (BL) 10 1.05 t`,
  SH: 'Schaffhausen 1.08 c, Neuhausen am Rheinfall 11 0.98, Thayngen 6 0.85, Stein am Rhein 4 1.05, Beringen 5 0.95',
  AR: 'Herisau 16 1, Teufen (AR) 6 1.35, Speicher 4 1.15, Heiden 4 1.02',
  AI: 'Appenzell 6 1 c, Schwende-Rüte 4 0.95',
  SG: `St. Gallen 1.1 cu, Rapperswil-Jona 1.45 c, Wil (SG) 1.02 c, Gossau (SG) 18 1, Buchs (SG) 13 1 c, Uzwil 13 0.92,
    Altstätten 12 0.88, Rorschach 10 0.95, Flawil 11 0.9, Wattwil 9 0.8, St. Margrethen 6 0.88, Quarten 3 1.1 r, Flums 5 0.95 r,
    Wildhaus-Alt St. Johann 3 0.95 r`,
  GR: `Chur 1 c, Davos 1.35 r, St. Moritz 5 2.3 cr, Landquart 9 0.85, Domat/Ems 8 0.85, Klosters 4 1.5 r, Arosa 3 1.2 r,
    Flims 3 1.25 r, Laax 2 1.25 r, Pontresina 2 1.7 r, Celerina/Schlarigna 2 1.9 r, Ilanz/Glion 5 0.8 c, Thusis 3 0.75,
    Poschiavo 3 0.6, Vaz/Obervaz 3 1.2 r, Scuol 5 1.05 r, Samedan 3 1.5 r, Roveredo (GR) 3 0.7, Sils im Engadin/Segl 1 1.9 r`,
  AG: `Aarau 1.12 c, Wettingen 1.1, Baden 1.3 c, Wohlen (AG) 17 0.92, Oftringen 15 0.88, Rheinfelden 14 1.15 c, Zofingen 13 0.98,
    Brugg 13 1.05 c, Spreitenbach 12 0.95, Suhr 11 0.97, Reinach (AG) 9 0.82, Lenzburg 11 1.1 c, Möhlin 11 0.98, Bremgarten (AG) 8 1.08,
    Neuenhof 9 0.95, Obersiggenthal 9 1.02, Muri (AG) 8 1`,
  TG: `Frauenfeld 1 c, Kreuzlingen 1.1 c, Arbon 15 0.98, Amriswil 14 0.9, Weinfelden 12 0.98 c, Romanshorn 11 1.08, Aadorf 9 0.95,
    Sirnach 8 0.92, Bischofszell 6 0.85`,
  TI: `Lugano 1.25 cu, Bellinzona 0.9 c, Locarno 1.12 c, Mendrisio 0.95 cu, Chiasso 8 0.78, Minusio 7 1.2,
    Massagno 6 1.15, Ascona 5 1.75, Losone 7 1.05, Paradiso 5 1.4, Biasca 6 0.65, Capriasca 7 0.98, Collina d'Oro 5 1.35,
    Muralto 3 1.3, Muzzano 1 1.2, Agno 4 1, Brissago 2 1.25, Gambarogno 5 1.05, Airolo 1 0.65, Faido 3 0.55, Tenero-Contra 3 1.02`,
  VD: `Lausanne 1.22 cut, Yverdon-les-Bains 0.87 cu, Montreux 1.15 c, Renens (VD) 1 ut, Nyon 1.25 c, Vevey 1.08 c,
    Pully 1.35, Morges 1.2 c, Prilly 13 1.02, Gland 14 1.12, Ecublens (VD) 13 1.08 ut, La Tour-de-Peilz 12 1.2, Lutry 10 1.4,
    Aigle 11 0.85 c, Payerne 10 0.72 c, Bex 8 0.75, Epalinges 10 1.15 t, Crissier 9 1, Bussigny 9 1.02, Ollon 8 1.25 r, Orbe 7 0.82,
    Rolle 6 1.3, Blonay - Saint-Légier 12 1.2, Saint-Sulpice (VD) 5 1.4, Leysin 4 0.85 r, Château-d'Oex 4 1.05 r, Vallorbe 4 0.62,
    Moudon 6 0.72, Echallens 6 0.95, Coppet 3 1.4, Le Chenit 5 0.7, Gryon 1 1.15 r`,
  VS: `Sion 1.05 cu, Martigny 1 c, Monthey 0.92 c, Sierre 0.97 c, Brig-Glis 13 1 c, Naters 11 0.95, Visp 9 1 c, Val de Bagnes 10 2.1 r,
    Crans-Montana 11 1.5 r, Conthey 9 0.95, Fully 9 0.92, Collombey-Muraz 10 0.9, Nendaz 7 1.25 r, Zermatt 6 2.3 r, Savièse 8 0.95,
    Leukerbad 1 1.05 r, Saas-Fee 2 1.45 r, Ayent 4 1.15 r, Anniviers 3 1.25 r, Champéry 1 1.3 r, Troistorrents 5 0.95, Saint-Maurice 5 0.82`,
  NE: 'Neuchâtel 1.2 cu, La Chaux-de-Fonds 0.75 c, Val-de-Ruz 17 0.98, Le Locle 11 0.68, Milvignes 11 1.2, Val-de-Travers 11 0.65, La Grande Béroche 9 1.1, Boudry 6 1.02, Laténa 12 1.18',
  GE: `Genève 1.12 cut, Vernier 0.8 t, Lancy 0.95 t, Meyrin 0.85 t, Carouge (GE) 1.05 t, Onex 19 0.85 t,
    Thônex 17 0.95 t, Versoix 13 0.95, Chêne-Bougeries 13 1.15 t, Plan-les-Ouates 11 0.98, Bernex 11 0.95 t, Veyrier 12 1.08,
    Le Grand-Saconnex 12 0.98, Cologny 6 1.5, Vandoeuvres 3 1.4, Collonge-Bellerive 9 1.3`,
  JU: 'Delémont 13 1.12 c, Moutier 7 0.9, Porrentruy 7 0.92 c, Haute-Sorne 7 1, Courroux 3 1, Courrendlin 4 0.97, Saignelégier 3 0.95',
};

const ENTRY = /^(.+?)(?: (\d+))? ([\d.]+)(?: ([crut]+))?$/;

function readTable(): ReadonlyMap<string, Town> {
  const towns = new Map<string, Town>();
  for (const [canton, entries] of Object.entries(TABLE)) {
    for (const entry of entries.split(/,\s+/)) {
      const [, name = '', size, price, marks = ''] = ENTRY.exec(entry.trim()) ?? [];
      const thousands = size === undefined ? townThousands(name) : Number(size);
      if (!name || thousands === null) throw new Error(`Unreadable town: ${entry}`);
      towns.set(`${canton} ${name}`, {
        size: thousands,
        price: Number(price),
        isCentre: marks.includes('c'),
        isResort: marks.includes('r'),
        hasUniversity: marks.includes('u'),
        hasTram: marks.includes('t'),
      });
    }
  }
  return towns;
}

const TOWNS = readTable();

/** Facts of a municipality by its official name; null for a village. */
export const townOf = (canton: string, name: string): Town | null => TOWNS.get(`${canton} ${name}`) ?? null;
