import { phrases } from '../phrases.ts';

export const titles = phrases({
  openSlot: ['Aussenparkplatz in {city}', 'Parkplatz im Freien in {city}', 'Abstellplatz in {city}'],
  coveredSlot: ['Gedeckter Parkplatz in {city}', 'Carport-Platz in {city}'],
  garage: ['Einzelgarage in {city}', 'Garagenbox mit Strom in {city}', 'Abschliessbare Garage in {city}'],
  underground: ['Einstellhallenplatz in {city}', 'Platz in der Tiefgarage in {city}', 'Tiefgaragenplatz {streetAt}'],
  charging: ['Parkplatz mit Ladestation in {city}'],
  'rent central': ['Zentraler Parkplatz zu vermieten'],
  sell: ['Parkplatz in {city} zu kaufen'],
});

export const openings = phrases({
  openSlot: [
    'Schluss mit der Parkplatzsuche am Abend: In {city} [ist ein Aussenparkplatz frei|wird ein Parkplatz direkt beim Haus frei].',
    'Der Aussenparkplatz ist gut zugänglich, klar markiert und [auch für grössere Autos geeignet|gut beleuchtet].',
  ],
  coveredSlot: [
    'Kein Kratzen an Wintermorgen mehr: Der gedeckte Abstellplatz schützt Ihr Auto vor Schnee, Hagel und Laub.',
    'Unter Dach und doch offen: Dieser gedeckte Parkplatz [ist bequem erreichbar|liegt gleich neben dem Hauseingang].',
  ],
  garage: [
    'Abschliessbar, trocken und gut zugänglich: In dieser Einzelgarage [steht Ihr Auto sicher|haben auch Veloanhänger und Winterpneus Platz].',
    'Ob für den Oldtimer, das Motorrad oder das Familienauto: Diese Garage [ist ein sicherer Ort|bietet Platz und ein abschliessbares Tor].',
  ],
  underground: [
    'Trocken, hell und videoüberwacht: In dieser Tiefgarage steht Ihr Auto [Sommer wie Winter|Tag und Nacht] gut.',
    'Im Winter nie mehr Scheiben kratzen: Der Einstellhallenplatz in {city} ist [bequem anzufahren|per Funktor zugänglich].',
    'In der Einstellhalle {streetAt} ist ein Platz frei, [breit genug zum bequemen Ein- und Aussteigen|gleich neben dem Lift].',
  ],
});

export const details = phrases({
  '': [
    'Die Zufahrt ist [breit|übersichtlich] und auch im Winter geräumt.',
    'Der Platz ist nummeriert und [fest zugeteilt|gut ausgeleuchtet].',
  ],
  garage: [
    'Das Tor lässt sich [von Hand|elektrisch] öffnen, ein Lichtanschluss ist vorhanden.',
    'Mit rund 2.7 auf 5.5 Metern passt auch ein Kombi hinein.',
  ],
  underground: [
    'Das Tor öffnet per Handsender; [einer wird abgegeben|ein zweiter kann gegen Depot bezogen werden].',
    'Die Einfahrtshöhe beträgt 2.10 Meter.',
    'Von der Halle gelangt man trockenen Fusses ins Treppenhaus.',
  ],
  charging: [
    'Eine Ladestation mit 11 kW ist installiert, [abgerechnet wird nach Verbrauch|der Strom wird separat verrechnet].',
  ],
  plug: [
    'Eine Steckdose ist vorhanden, [praktisch für E-Bike oder Batterieladegerät|der Strom ist pauschal inbegriffen].',
  ],
  '!charging underground': ['Die Leerrohre für eine spätere Ladestation sind verlegt.'],
});

export const places = phrases({
  '': [
    'Der Platz eignet sich für [Anwohnerinnen und Anwohner|Pendler] ebenso wie für Firmenfahrzeuge.',
    'Öffentliche Parkplätze sind im Quartier rar, umso praktischer ist ein fester Platz.',
  ],
  train: [
    'Zum Bahnhof sind es {stopWalk}, ideal für alle, die [vom Auto auf die Bahn umsteigen|mit dem Zug weiterpendeln].',
  ],
  '!train': ['{stopDer} liegt {stopWalk} entfernt.'],
  central: [
    'Die Lage ist zentral, [Geschäfte und Büros sind zu Fuss erreichbar|das Zentrum liegt gleich um die Ecke].',
  ],
});

export const terms = phrases({
  'rent availableNow': [
    'Der Platz ist ab sofort frei.',
    'Frei per sofort; [kündbar auf jedes Monatsende|Mindestmietdauer sechs Monate].',
  ],
  'rent availableLater': ['Frei ab {date}, [kündbar mit drei Monaten Frist|Mindestmietdauer ein Jahr].'],
  'rent onRequest': ['Der Mietbeginn ist nach Absprache möglich.'],
  sell: [
    'Der Platz wird als eigenes Grundstück im Stockwerkeigentum verkauft.',
    'Die jährlichen Unterhaltskosten sind gering.',
  ],
});

export const contacts = phrases({
  '': [
    'Bei Interesse genügt eine kurze Nachricht.',
    'Für eine Besichtigung [melden Sie sich über das Formular|sind wir kurzfristig verfügbar].',
    'Fragen beantworten wir gerne.',
  ],
});
