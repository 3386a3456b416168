/** Title of an offer of theirs that is online. */
export const ONLINE_TITLE = 'Wohnung mit allen Auskünften';

/** Titles of the offers that wait, in their order. */
export const WAITING_TITLES = [
  'Loft mit Terrasse beim Hafen',
  'Helle Wohnung am Park',
  'Ruhige Wohnung im Grünen',
  'Appartement au centre',
  'Dachwohnung mit Seesicht',
  'Kleine Wohnung am Bahnhof',
] as const;
