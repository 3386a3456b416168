import { phrases } from '../phrases.ts';

export const buildings = phrases({
  lived: [
    'Das Haus ist gepflegt, die Nachbarschaft [angenehm und rücksichtsvoll|freundlich].',
    'Im Haus wohnen Menschen verschiedenen Alters, man grüsst sich und hilft sich.',
  ],
  'small lived': [
    'Im Haus gibt es nur wenige Parteien, man kennt sich.',
    'Das kleine Mehrfamilienhaus ist ruhig und gut unterhalten.',
  ],
  'small !lived': ['Das Haus zählt nur wenige Wohnungen.'],
  planned: [
    'Käuferinnen und Käufer können beim Ausbau mitbestimmen.',
    'Gebaut wird mit erprobten Materialien und [viel Holz|dreifach verglasten Fenstern].',
  ],
  'tall lived': ['Vom Hauswart bis zum Treppenhaus: Die Liegenschaft ist [gut organisiert|in bester Ordnung].'],
  lift: [
    'Ein Lift [führt bis in den Keller|ist vorhanden].',
    'Mit dem Lift ist die Wohnung [bequem|auch mit schweren Einkäufen bequem] erreichbar.',
  ],
  'lift wheelchair': ['Wohnung, Lift und Hauseingang sind schwellenlos und damit rollstuhlgängig.'],
  noLift: ['Ein Lift ist nicht vorhanden, [dafür bleibt man fit|das Treppenhaus ist hell und breit].'],
  'old !renovated': [
    'Das Gebäude [stammt aus einer Zeit, in der man sich beim Bauen Mühe gab|wird laufend unterhalten].',
  ],
  renovated: [
    'Leitungen, Fenster und Fassade wurden [in den letzten Jahren|im Zuge der Sanierung] erneuert.',
    'Das Haus wurde [{renovatedYear}|in den letzten Jahren] umfassend saniert.',
  ],
  minergie: [
    'Das Gebäude ist nach Minergie zertifiziert; die Komfortlüftung sorgt für [frische Luft und tiefe Heizkosten|ein angenehmes Raumklima].',
  ],
  heatPump: [
    'Geheizt wird mit einer Wärmepumpe, [verteilt wird die Wärme über den Boden|die Nebenkosten bleiben dadurch tief].',
  ],
  district: ['Die Wärme kommt aus dem [lokalen|städtischen] Fernwärmenetz.'],
  pellets: ['Die Pelletheizung liefert Wärme aus [einheimischem Holz|der Region].'],
  'gas !modern': ['Geheizt wird mit Gas, jedes Zimmer hat seinen eigenen Radiator.'],
  'oil sell': [
    'Die Ölheizung ist gewartet; ein späterer Ersatz durch eine Wärmepumpe wurde [bereits geprüft|an der letzten Versammlung besprochen].',
  ],
  fibre: [
    'Ein Glasfaseranschluss ist in der Wohnung vorhanden, [Homeoffice steht also nichts im Weg|schnelles Internet damit auch].',
  ],
  airCondition: ['Eine Klimaanlage hält die Räume an heissen Tagen kühl.'],
  'sell small lived': [
    'Die Gemeinschaft ist klein und gut geführt, der Erneuerungsfonds [solide geäufnet|ausreichend dotiert].',
  ],
});

export const storages = phrases({
  sharedLaundry: [
    'Gewaschen wird in der gemeinsamen Waschküche [nach Plan|mit unkomplizierter Einteilung].',
    'Waschküche und Trockenraum [stehen allen im Haus zur Verfügung|befinden sich im Untergeschoss].',
  ],
  ownLaundry: [
    'Ein eigener Waschturm [steht in der Wohnung|ist bereits vorhanden].',
    'Waschmaschine und Tumbler stehen in der Wohnung, [Waschtage entfallen|der Waschplan entfällt].',
  ],
  'cellar !ownLaundry': [
    'Ein Kellerabteil gehört dazu.',
    'Zur Wohnung gehört ein [trockenes|geräumiges] Kellerabteil.',
  ],
  'cellar ownLaundry': ['Ein eigener Waschturm und ein Kellerabteil gehören zur Wohnung.'],
  'cellar old': ['Kellerabteil und Estrich bieten Platz für alles, was man nicht jeden Tag braucht.'],
});

export const parkings = phrases({
  'parking rent': [
    'Ein Parkplatz [in der Einstellhalle|vor dem Haus] kann [bei Bedarf |]dazugemietet werden.',
    'Auf Wunsch ist ein Einstellhallenplatz verfügbar.',
  ],
  'parking sell': [
    'Ein Platz in der Einstellhalle kann [dazugekauft|miterworben] werden.',
    'Zur Wohnung gehört ein Einstellhallenplatz, [der separat verrechnet wird|auf Wunsch auch zwei].',
  ],
  'parking charging': ['Der Einstellhallenplatz ist mit einer Ladestation für Elektroautos ausgerüstet.'],
  '!parking city': [
    'Ein Auto braucht man hier kaum; [blaue Zone und Carsharing|Veloraum und Carsharing-Standort] sind in der Nähe.',
  ],
  plug: ['Im Veloraum gibt es Steckdosen für E-Bikes.'],
  pets: ['Haustiere sind [nach Absprache |]willkommen.', 'Auch Vierbeiner dürfen hier einziehen.'],
});

export const highlightHeadings = phrases({
  '': [
    'Das Wichtigste in Kürze:',
    'Auf einen Blick:',
    'Das spricht für diese Wohnung:',
    'Die Vorzüge:',
    'Highlights:',
    'Ausbau und Ausstattung:',
    'Das dürfen Sie erwarten:',
  ],
});

export const highlightItems = phrases({
  '': ['gute Raumaufteilung'],
  '!studio': ['{rooms} Zimmer'],
  '!planned': ['{area} m² Wohnfläche'],
  ground: ['im Erdgeschoss gelegen'],
  'upper !top': ['Lage {floorIn}'],
  top: ['oberstes Geschoss, niemand über Ihnen'],
  openKitchen: ['[offene|moderne, offene] Küche'],
  separateKitchen: ['separate Küche'],
  equippedKitchen: ['[Geschirrspüler|voll ausgestattete Küche]'],
  parquet: ['Parkett in allen Zimmern'],
  planks: ['alte Holzböden'],
  outdoor: ['[{outdoor} {facing}|{outdoor}]'],
  ownLaundry: ['eigener Waschturm'],
  sharedLaundry: ['Waschküche im Haus'],
  lift: ['Lift'],
  fireplace: ['Cheminée'],
  cellar: ['Kellerabteil'],
  pantry: ['Réduit'],
  twoBaths: ['{baths} Nasszellen'],
  'parking rent': ['Parkplatz zumietbar'],
  'parking sell': ['Einstellhallenplatz'],
  charging: ['Ladestation fürs Elektroauto'],
  minergie: ['Minergie-zertifiziert'],
  heatPump: ['Wärmepumpe'],
  fibre: ['Glasfaseranschluss'],
  airCondition: ['Klimaanlage'],
  wheelchair: ['rollstuhlgängig'],
  pets: ['Haustiere erlaubt'],
  garden: ['Gartenmitbenützung'],
  pool: ['Schwimmbad'],
  sauna: ['Sauna'],
  lakeView: ['Sicht auf den {lake}'],
  mountainView: ['Bergsicht'],
  stopNear: ['{stopIn} {stopZum}'],
  shopNear: ['Einkauf {shopIn} zu Fuss'],
  quiet: ['ruhige Lage'],
});
