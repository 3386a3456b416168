/** The colour schemes of the map. */
export const MAP_SCHEMES = ['light', 'dark'] as const;
export type MapScheme = (typeof MAP_SCHEMES)[number];

/** Colours by drawn element; see `design/theme.css` for those with a token of the same name. */
export interface MapColours {
  /** The ground everywhere: a tile that is missing, ours or of streets, leaves no patch of another colour. */
  land: string;
  water: string;
  ink: string;
  muted: string;
  edge: string;
  /** The shore, and the soft shade outside the border. */
  shore: string;
  shade: string;
  /** Between municipalities, districts and cantons, the finest first. */
  fineBorder: string;
  border: string;
  strongBorder: string;
  /** Names of lakes. */
  waterInk: string;
}

/**
 * Colours of each scheme; a test holds the tokens equal to the theme and the names readable.
 *
 * @source docs/reference/appearance.md, "Dark scheme"
 */
export const MAP_COLOURS: Readonly<Record<MapScheme, MapColours>> = {
  light: {
    land: '#f1efe8',
    water: '#cfe1e8',
    ink: '#14201b',
    muted: '#57635d',
    edge: '#85877c',
    shore: '#b3cdd7',
    shade: '#c9c5b6',
    fineBorder: '#dedacf',
    border: '#cbc7ba',
    strongBorder: '#a9a799',
    waterInk: '#38606f',
  },
  dark: {
    land: '#18211d',
    water: '#1d3540',
    ink: '#eceae2',
    muted: '#a5b1ab',
    edge: '#75837c',
    shore: '#2a4a58',
    shade: '#060a08',
    fineBorder: '#36443d',
    border: '#46554d',
    strongBorder: '#66756d',
    waterInk: '#8fb6c6',
  },
};
