/** Public statistics of the homes and prices of a canton. */
export interface CantonStatistics {
  /** Number in the federal order. */
  readonly id: number;
  /** Occupied dwellings 2021 (BFS T 09.03.02.02.01): how many listings the canton gets. */
  readonly dwellings: number;
  /** Average net rent of running tenancies 2020, CHF per m² and month: all, then 1 to 6+ rooms (BFS T 09.03.03.05). */
  readonly runningRents: readonly [all: number, ...byRooms: number[]];
  /** Market level 2026, net rent in CHF per m² and month. */
  readonly rentPerM2: number;
  /** Market level 2026, sale price in CHF per m². */
  readonly salePerM2: number;
  /** Share of the listings that are to let; follows the share of households that rent (BS 83 % … VS 41 %). Assumption. */
  readonly rentShare: number;
  /** Dialling code of the canton's main town. */
  readonly dialCode: string;
}

const canton = (
  id: number,
  dwellings: number,
  runningRents: CantonStatistics['runningRents'],
  market: readonly [rentPerM2: number, salePerM2: number, rentShare: number],
  dialCode: string,
): CantonStatistics => ({
  id,
  dwellings,
  runningRents,
  rentPerM2: market[0],
  salePerM2: market[1],
  rentShare: market[2],
  dialCode,
});

/**
 * By the two letters of the canton. AI has no value for one room: the average replaces it.
 *
 * @source docs/reference/places-and-market.md, "Market statistics"
 */
export const CANTONS: Readonly<Record<string, CantonStatistics>> = {
  ZH: canton(1, 710_630, [19.3, 25.5, 21.6, 19.2, 18.0, 17.8, 19.8], [23, 9878, 0.52], '044'),
  BE: canton(2, 490_430, [15.1, 17.7, 16.3, 15.2, 14.4, 14.4, 14.8], [17, 6283, 0.46], '031'),
  LU: canton(3, 185_433, [15.4, 19.5, 17.4, 15.9, 14.6, 14.2, 14.4], [19, 7968, 0.45], '041'),
  UR: canton(4, 16_106, [13.0, 13.9, 13.2, 13.8, 12.5, 12.1, 14.1], [18, 7481, 0.38], '041'),
  SZ: canton(5, 71_493, [16.7, 21.6, 19.1, 16.7, 16.0, 16.6, 16.0], [21, 10_339, 0.4], '041'),
  OW: canton(6, 16_509, [14.5, 25.5, 17.7, 14.5, 13.4, 13.7, 11.8], [20, 9179, 0.36], '041'),
  NW: canton(7, 19_729, [16.1, 17.3, 19.1, 16.8, 15.0, 15.6, 14.5], [21, 11_300, 0.4], '041'),
  GL: canton(8, 18_657, [13.3, 13.2, 14.5, 14.0, 13.1, 11.6, 12.3], [16, 5199, 0.4], '055'),
  ZG: canton(9, 56_063, [19.4, 20.4, 22.3, 19.3, 18.7, 19.4, 18.3], [30, 14_894, 0.45], '041'),
  FR: canton(10, 140_440, [14.7, 19.4, 16.9, 14.8, 13.6, 13.7, 13.3], [18, 6578, 0.4], '026'),
  SO: canton(11, 127_031, [14.0, 16.5, 15.1, 14.0, 13.6, 13.2, 14.1], [17, 5914, 0.42], '032'),
  BS: canton(12, 99_820, [18.2, 21.4, 19.3, 17.7, 17.6, 18.1, 18.7], [23, 9898, 0.62], '061'),
  BL: canton(13, 131_975, [17.0, 18.3, 18.2, 17.2, 16.1, 16.5, 17.9], [19, 6946, 0.44], '061'),
  SH: canton(14, 38_963, [13.7, 14.9, 15.5, 13.7, 13.2, 13.1, 14.8], [17, 6195, 0.44], '052'),
  AR: canton(15, 24_528, [13.1, 12.7, 13.1, 13.9, 13.4, 11.5, 12.8], [16, 6616, 0.4], '071'),
  AI: canton(16, 6753, [14.6, 14.6, 15.9, 14.0, 15.5, 13.8, 9.9], [18, 7841, 0.36], '071'),
  SG: canton(17, 230_861, [14.2, 17.3, 15.8, 14.7, 13.7, 13.0, 12.4], [17, 7016, 0.46], '071'),
  GR: canton(18, 96_740, [15.2, 18.9, 17.0, 15.4, 14.6, 13.0, 12.3], [19, 7836, 0.36], '081'),
  AG: canton(19, 308_455, [15.4, 17.7, 17.1, 15.7, 14.6, 14.1, 14.4], [19, 7285, 0.44], '062'),
  TG: canton(20, 126_205, [13.8, 15.8, 15.2, 14.2, 13.4, 13.0, 12.9], [17, 6926, 0.42], '052'),
  TI: canton(21, 168_430, [14.0, 13.1, 13.9, 14.1, 13.8, 14.5, 15.7], [17, 6321, 0.38], '091'),
  VD: canton(22, 371_415, [18.0, 23.7, 19.7, 17.7, 16.9, 16.5, 18.3], [23, 8288, 0.47], '021'),
  VS: canton(23, 161_889, [14.1, 17.1, 15.5, 14.2, 13.2, 12.4, 12.9], [17, 5486, 0.3], '027'),
  NE: canton(24, 83_464, [12.8, 12.8, 13.1, 12.6, 12.8, 12.8, 14.3], [17, 5478, 0.52], '032'),
  GE: canton(25, 203_179, [19.7, 21.8, 21.0, 19.7, 18.7, 19.0, 21.3], [32, 12_040, 0.58], '022'),
  JU: canton(26, 33_277, [11.6, 13.1, 12.5, 11.0, 11.8, 12.2, 8.7], [14, 4270, 0.38], '032'),
};

/** The statistics of a canton. @throws Error for letters that are no canton: a defect of the caller */
export function cantonStatistics(code: string): CantonStatistics {
  const statistics = CANTONS[code];
  if (!statistics) throw new Error(`No market figures for canton "${code}"`);
  return statistics;
}
