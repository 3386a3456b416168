import { phrases } from '../phrases.ts';

export const titles = phrases({
  '': [
    '[Helle|Schöne|Charmante] {flat} in {city}',
    '{flat} in {city}',
    '[Gut geschnittene|Praktisch geschnittene] {flat} in {city}',
    '{rooms} Zimmer, {area} m²: Wohnen in {city}',
    'Zuhause ankommen in {city}',
    '{flat} mit {area} m² in {city}',
    'Wohnen in {city}: {flat}',
  ],
  lived: ['Gepflegte {flat} in {city}', '[Gepflegte|Gut unterhaltene] {flat}, {area} m²'],
  rent: ['{flat} in {city} zu vermieten', 'Zu vermieten: [helle|schöne|ruhige] {flat}', 'Ihr neues Zuhause in {city}'],
  'rent availableNow': ['Per sofort: {flat} in {city}', 'Sofort beziehbar: [helle|gepflegte] {flat}'],
  'rent private': [
    'Nachmieter gesucht: {flat} in {city}',
    'Schöne {flat} sucht neue Bewohner',
    'Nachmieterin oder Nachmieter gesucht',
  ],
  sell: [
    '{flat} in {city} zu verkaufen',
    'Zu verkaufen: [gepflegte|schöne|helle] {flat}',
    'Ihr Eigentum in {city}: {flat}',
  ],
  'sell private': ['{flat} von privat zu verkaufen', 'Von privat: [gepflegte|helle] {flat} in {city}'],
  lakeView: [
    '{flat} mit Blick auf den {lake}',
    'Den {lake} vor Augen',
    'Seesicht inklusive: {flat} in {city}',
    'Wohnen mit Seesicht in {city}',
  ],
  mountainView: ['{flat} mit Bergsicht', 'Mit Blick in die Berge: {flat} in {city}', 'Bergpanorama vor dem Fenster'],
  outdoor: [
    '{flat} mit {outdoor} in {city}',
    '[Sonnige|Helle|Freundliche] {flat} mit {outdoor}',
    '{rooms} Zimmer und {outdoor} in {city}',
  ],
  'balcony sunny': ['Sonniger Balkon, {rooms} Zimmer, gute Lage', '{flat} mit sonnigem Balkon'],
  patio: ['Gartenwohnung mit Sitzplatz in {city}', '{flat} mit Sitzplatz im Grünen'],
  roofTerrace: ['{flat} mit Dachterrasse', 'Über den Dächern von {city}'],
  firstUse: ['Erstbezug: {flat} in {city}', 'Neubau: [moderne|helle] {flat}', 'Neu gebaut und bezugsbereit: {flat}'],
  'firstUse rent': ['Erstvermietung in {city}: {flat}'],
  renovated: ['[Frisch|Sorgfältig|Komplett] renovierte {flat}', 'Renoviert und bezugsbereit: {flat} in {city}'],
  old: ['Altbaucharme in {city}: {flat}', '{flat} mit Altbaucharme', 'Hohe Räume, viel Charme: {flat}'],
  needsWork: ['{flat} mit Potenzial', 'Für Handwerker: {flat} in {city}', '{flat} zum Auffrischen in {city}'],
  family: [
    '[Familienfreundliche|Grosszügige|Geräumige] {flat} in {city}',
    'Platz für die ganze Familie in {city}',
    'Familienwohnung mit {rooms} Zimmern',
  ],
  studio: [
    '[Kompaktes|Helles|Praktisches] Studio in {city}',
    'Studio an [guter|zentraler|ruhiger] Lage',
    'Klein, aber mein: Studio in {city}',
  ],
  compact: ['Ideal für Singles oder Paare: {flat}', 'Gemütliche {flat} in {city}'],
  attic: [
    'Dachwohnung mit Charme in {city}',
    'Unter dem Dach: [gemütliche|helle] {flat}',
    'Wohnen unterm Giebel in {city}',
  ],
  duplex: ['Wohnen auf zwei Etagen in {city}', 'Maisonette mit {rooms} Zimmern in {city}'],
  loft: ['Loft in {city}: viel Raum, viel Licht', 'Loftwohnung mit {area} m²'],
  penthouse: [
    'Attikawohnung in {city}',
    'Attika mit {rooms} Zimmern und Weitblick',
    'Ganz oben: Attikawohnung mit Terrasse',
  ],
  furnished: [
    'Möblierte {flat} in {city}',
    'Möbliert und bezugsbereit: {flat}',
    'Koffer auspacken genügt: möblierte {flat}',
  ],
  quiet: ['[Ruhige|Ruhig gelegene] {flat} in {city}', 'Ruhig wohnen in {city}'],
  'central town': ['[Zentral|Mittendrin] wohnen in {city}', '{flat} an zentraler Lage'],
  'village mountainView': ['Wohnen, wo andere Ferien machen'],
  minergie: ['{flat} im Minergie-Standard'],
  fireplace: ['{flat} mit Cheminée in {city}'],
  large: ['{area} m² Wohnfläche in {city}', '[Grosszügige|Geräumige] {flat} in {city}'],
});

export const openings = phrases({
  '': [
    'Diese {flat} [überzeugt|punktet|besticht] mit einem [durchdachten|klaren] Grundriss und [angenehm hellen|gut proportionierten] Räumen.',
    '[Eintreten und sich wohlfühlen|Ankommen und durchatmen]: Das gelingt in dieser Wohnung [auf Anhieb|vom ersten Moment an].',
    'Suchen Sie eine Wohnung, in der alles am richtigen Ort ist? [Dann lohnt sich ein Besuch in {city}|Dann schauen Sie sich diese {flat} an].',
    'Ein gutes Zuhause braucht keine grossen Worte: [kurze Wege, helle Räume, nette Nachbarn|ein kluger Grundriss, viel Tageslicht und eine Umgebung, in der man gerne ist].',
    'Schlüssel drehen, Schuhe ausziehen, zu Hause sein: Diese {flat} [macht es einem leicht|lädt dazu ein].',
    'Viel Licht, kurze Wege und eine Lage, die den Alltag einfach macht: So lässt sich diese {flat} [zusammenfassen|am besten beschreiben].',
    'Zwischen Arbeitsweg und Feierabend liegt in {city} manchmal nur ein Spaziergang: [Diese {flat}|Die {flat}] ist gut gelegen und [angenehm geschnitten|schnell eingerichtet].',
    'Der Grundriss ist schnell erzählt und im Alltag [Gold wert|jeden Tag ein Vergnügen]: kurze Wege, kaum Korridor, jeder Quadratmeter nutzbar.',
  ],
  lived: [
    'Wer in {city} eine [gut unterhaltene|gepflegte] Wohnung sucht, sollte sich [dieses Angebot|diese {flat}] ansehen.',
    'Man merkt dieser Wohnung an, dass sie [mit Sorgfalt|mit Liebe] unterhalten wurde.',
    '[In einem gepflegten Haus|In einer angenehmen Nachbarschaft] in {city} wartet diese {flat} auf neue Bewohnerinnen und Bewohner.',
  ],
  'rent lived': [
    'In {city} vermieten wir eine [helle|gut geschnittene|gepflegte] {flat}.',
    'Für diese [freundliche|gepflegte] {flat} in {city} suchen wir [eine zuverlässige Mieterschaft|neue Mieterinnen und Mieter].',
    'Zur Vermietung gelangt eine [gepflegte|helle|gut unterhaltene] {flat} [an angenehmer Wohnlage|in einem überschaubaren Haus].',
  ],
  'rent private lived': [
    'Wir ziehen um und suchen [für unsere geliebte {flat}|für unsere Wohnung in {city}] eine Nachmieterin oder einen Nachmieter.',
    'Nach [vier|fünf|sechs|sieben] schönen Jahren ziehe ich weiter und gebe meine {flat} [schweren Herzens|gerne in gute Hände] ab.',
    'Weil wir Nachwuchs bekommen und mehr Platz brauchen, wird unsere {flat} frei.',
    'Aus beruflichen Gründen ziehe ich weg und suche jemanden, der meine {flat} [ebenso gern bewohnt wie ich|übernimmt].',
  ],
  'sell lived': [
    'In {city} verkaufen wir eine [gepflegte|gut geschnittene|helle] {flat}.',
    'Eigentum statt Miete: Mit dieser {flat} [gelingt der Schritt in die eigenen vier Wände|wird der Wunsch vom eigenen Zuhause greifbar].',
    'Zum Verkauf steht eine [gepflegte|sorgfältig unterhaltene|attraktive] {flat} [in gefragter Lage|in einer gut geführten Stockwerkeigentümergemeinschaft].',
  ],
  'sell private lived': [
    'Wir verkaufen unsere {flat} direkt von privat, [ohne Vermittler und ohne Umwege|da wir in ein Haus umziehen].',
    'Nach vielen glücklichen Jahren verkaufen wir unsere {flat} an [Menschen, die sie so schätzen wie wir|die nächste Generation].',
  ],
  'lakeView upper': [
    'Wer hier am Morgen die Storen hochzieht, sieht [als Erstes|zuerst] den {lake}.',
    'Kaffee in der Hand, den {lake} im Blick: [So beginnt der Tag in dieser {flat}|schöner kann ein Morgen kaum sein].',
  ],
  lakeView: [
    'Der {lake} liegt hier [praktisch vor der Haustür|zum Greifen nah], und man sieht ihn sogar vom Sofa aus.',
  ],
  'mountainView upper': [
    'Die Berge gehören hier zur Einrichtung: Der Blick reicht [weit über die Dächer|über das ganze Tal] bis zu den Gipfeln.',
    'Morgenrot auf den Gipfeln, Abendlicht im Wohnzimmer: Diese {flat} lebt von ihrer Aussicht.',
  ],
  'mountainView village': [
    'Vor den Fenstern [die Berge|das Bergpanorama], im Rücken das Dorf: So wohnt es sich in {city}.',
  ],
  'balcony eveningSun': [
    'Die Abendsonne geniesst man hier auf dem eigenen Balkon, [oft bis kurz vor dem Eindunkeln|mit einem Glas Wein in der Hand].',
    'Vom Frühling bis in den Herbst spielt sich das Leben in dieser Wohnung auf dem [sonnigen|geschützten] Balkon ab.',
  ],
  patio: [
    'Eine Wohnung wie ein kleines Haus: Vom Wohnzimmer tritt man direkt auf den eigenen Sitzplatz.',
    'Barfuss ins Grüne: Diese {flat} öffnet sich auf einen [gemütlichen|geschützten] Sitzplatz.',
  ],
  roofTerrace: [
    'Über den Dächern von {city} liegt diese {flat} mit [eigener Dachterrasse|einer Terrasse, um die man Sie beneiden wird].',
    'Frühstück unter freiem Himmel, ohne dass jemand zuschaut: Die Dachterrasse macht es möglich.',
  ],
  firstUse: [
    'Hier hat noch niemand gewohnt: Die {flat} in diesem Neubau wird [zum ersten Mal bezogen|frisch ab Fertigstellung übergeben].',
    'Neue Wände, neue Küche, neue Nachbarn: [Im eben fertiggestellten Haus|In diesem Neubau] beginnt alles von vorn.',
    'Klare Linien, hochwertige Materialien und grosse Fenster prägen diese {flat} im Neubau.',
  ],
  renovated: [
    'Frisch renoviert und doch mit Seele: Diese {flat} wurde [umfassend|mit viel Gespür für Details] erneuert.',
    'Nach der Renovation präsentiert sich diese {flat} [in neuem Glanz|hell, frisch und zeitgemäss].',
    'Hier muss man nichts mehr machen ausser einziehen: Die {flat} wurde [kürzlich|vor Kurzem] renoviert.',
  ],
  old: [
    'Hohe Räume, alte Türen, knarrende Geschichten: Dieses Haus hat Charakter, und die {flat} darin ebenso.',
    'Wer den Charme alter Häuser mag, wird sich in dieser {flat} [sofort zu Hause fühlen|auf den ersten Blick verlieben].',
    'Solche Räume baut heute niemand mehr: Die {flat} liegt in einem Haus [aus der Zeit um die Jahrhundertwende|mit viel Vergangenheit].',
  ],
  midCentury: [
    'Solide gebaut, gut unterhalten und praktisch eingeteilt: Häuser [aus dieser Zeit|wie dieses] wissen, was sich bewährt.',
    'Keine Schnörkel, dafür viel Platz fürs Geld: Diese {flat} ist so unkompliziert wie das Leben in {city}.',
  ],
  needsWork: [
    'Diese {flat} wartet auf jemanden mit Ideen: Die Substanz ist gut, der Rest darf [nach eigenem Geschmack|Schritt für Schritt] erneuert werden.',
    'Mit etwas handwerklichem Geschick wird aus dieser {flat} ein [kleines Schmuckstück|Zuhause ganz nach Ihren Vorstellungen].',
  ],
  family: [
    'Genug Platz für [Kinder, Gäste und Homeoffice|Hausaufgaben, Lego und lange Abende am Familientisch] bietet diese {flat}.',
    'Am Nachmittag springen die Kinder nach draussen, am Abend sitzt die Familie am grossen Tisch: [Dafür ist diese {flat} gemacht|So stellen wir uns den Alltag hier vor].',
    'Familien aufgepasst: Hier bekommt jedes Kind sein eigenes Reich.',
  ],
  studio: [
    'Klein, praktisch und gut gelegen: Dieses Studio ist ideal [als erste eigene Wohnung|für Pendlerinnen und Pendler|für alle, die lieber draussen leben als putzen].',
    'Mehr braucht es nicht: ein heller Raum, eine [kompakte|praktische] Küche, ein eigenes Bad und eine Tür, die man hinter sich schliessen kann.',
  ],
  compact: [
    'Für eine Person grosszügig, für zwei gerade richtig: Diese {flat} ist [klug eingeteilt|ein gemütliches Nest].',
    'Alles da, nichts zu viel: Diese {flat} passt zu Menschen, die es unkompliziert mögen.',
  ],
  attic: [
    'Unter den Dachschrägen dieser {flat} [wird es richtig gemütlich|fühlt man sich gleich geborgen].',
    'Niemand über Ihnen, viel Himmel vor den Fenstern: Diese {flat} liegt direkt unter dem Dach.',
  ],
  duplex: ['Unten wohnen, oben schlafen: Auf zwei Etagen fühlt sich diese {flat} fast wie ein Haus an.'],
  loft: [
    'Viel Raum, wenige Wände: Dieser Loft lässt Ihnen [alle Freiheiten beim Einrichten|Platz für grosse Möbel und grosse Pläne].',
  ],
  penthouse: [
    'Ganz oben wohnt es sich am schönsten: Diese Attikawohnung bietet [Licht von allen Seiten|Weite, Ruhe und viel Himmel].',
  ],
  'penthouse lift': [
    'Der Lift fährt bis zuoberst, dann beginnt Ihre eigene Welt: eine Attikawohnung mit [grosszügiger|sonniger] Terrasse.',
  ],
  planned: [
    'Noch wird gebaut, doch die Pläne versprechen viel: [Diese {flat}|Die {flat}] ist voraussichtlich {year} bezugsbereit.',
    'Wer sich früh entscheidet, kann mitreden: Bei dieser {flat} im Neubau lassen sich [Bodenbeläge und Küche|Küche, Bad und Böden] noch auswählen.',
  ],
  furnished: [
    'Koffer auspacken, einziehen, wohnen: Die {flat} ist komplett möbliert, [vom Bett bis zum Weinglas|inklusive Geschirr und Bettwäsche].',
  ],
  'city central': [
    'Mitten in {city} und trotzdem daheim: Aus dieser {flat} ist man in wenigen Schritten [überall|mitten im Geschehen].',
    'Wer die Stadt liebt, wohnt hier richtig: [Cafés, Läden und Kinos|Markt, Bibliothek und Lieblingsbeiz] liegen in Gehdistanz.',
  ],
  'village quiet': [
    'Es ist still in {city}, und das ist als Kompliment gemeint: Diese {flat} liegt fern von Lärm und Hektik.',
    'Kuhglocken statt Strassenlärm: Wer Ruhe sucht, ist in dieser {flat} [am richtigen Ort|bestens aufgehoben].',
  ],
  fireplace: [
    'An kalten Abenden knistert hier das Feuer im Cheminée, [und der Winter darf ruhig länger dauern|und niemand will mehr nach draussen].',
  ],
});

export const summaries = phrases({
  '': [
    'Die Wohnung liegt {floorIn} und bietet {area} m² Wohnfläche.',
    'Mit {area} m² Wohnfläche ist die Wohnung [angenehm gross|ideal dimensioniert].',
    'Sie wohnen {floorIn}, auf insgesamt {area} m².',
  ],
  '!studio': [
    'Auf {area} m² verteilen sich {rooms} Zimmer, die sich [leicht möblieren|vielseitig nutzen] lassen.',
    'Alle Zimmer haben Tageslicht und [lassen sich gut möblieren|eine angenehme Grösse].',
  ],
  lived: [
    'Die Wohnung befindet sich {floorIn} [eines gepflegten Hauses|einer ruhigen Liegenschaft|eines überschaubaren Mehrfamilienhauses].',
  ],
  'lived !old': ['Das Haus stammt aus dem Jahr {year}; die Wohnung liegt {floorIn}.'],
  firstUse: ['Der Neubau ({year}) setzt auf zeitlose Architektur; die Wohnung liegt {floorIn}.'],
});
