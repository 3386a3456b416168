import { phrases } from '../phrases.ts';

export const titles = phrases({
  '': [
    '{house} mit {rooms} Zimmern in {city}',
    '{house} in {city}',
    'Viel Platz in {city}: {house}',
    '{house} mit {area} m² Wohnfläche',
    'Ein Haus für viele Pläne',
  ],
  lived: ['<Gepflegtes/Gepflegte> {house} in {city}'],
  rent: ['{house} in {city} zu vermieten', 'Haus statt Wohnung: {house} zur Miete'],
  sell: ['{house} in {city} zu verkaufen', 'Zu verkaufen: {house} in {city}', 'Ihr neues Zuhause in {city}'],
  private: ['Von privat: {house} in {city}'],
  'garden family': [
    'Familienhaus mit Garten in {city}',
    'Hier wachsen Kinder auf: {house} mit Garten',
    '{house} mit [grossem|schönem] Garten',
  ],
  garden: ['{house} mit Garten in {city}'],
  lakeView: ['{house} mit Sicht auf den {lake}', 'Seesicht, Garten, Ruhe: {house} in {city}'],
  mountainView: ['{house} mit Bergsicht', '{house} mit Blick in die Berge'],
  renovated: ['<Renoviertes/Renovierte> {house} in {city}', '[Umfassend|Sorgfältig] <saniertes/sanierte> {house}'],
  needsWork: ['{house} mit Potenzial in {city}', 'Liebhaberobjekt: {house} in {city}', '{house} zum Umbauen'],
  firstUse: ['Neubau: {house} in {city}', '<Neues/Neue> {house} in {city}, sofort beziehbar'],
  planned: ['Neubauprojekt: {house} in {city}', '{house} ab Plan in {city}'],
  old: ['{house} mit Geschichte', '<Charmantes/Charmante> {house} in {city}'],
  row: ['Gut geschnittenes Reihenhaus in {city}'],
  single: ['Freistehendes Einfamilienhaus in {city}'],
  villa: ['Villa an bester Lage', 'Repräsentative Villa in {city}'],
  farm: ['Bauernhaus mit Umschwung in {city}', 'Bauernhaus mit Scheune und viel Land'],
  chalet: ['Chalet in {city}', 'Gemütliches Chalet mit Bergsicht'],
  rustic: ['Rustico in {city}'],
  castle: ['Historisches Schlösschen sucht neuen Schlossherrn'],
  minergie: ['{house} im Minergie-Standard'],
  pool: ['{house} mit Pool in {city}'],
  quiet: ['<Ruhig gelegenes/Ruhig gelegene> {house} in {city}'],
});

export const openings = phrases({
  '': [
    'Hinter der Haustür <dieses/dieser> {houseOf} öffnet sich [mehr Platz, als man von aussen vermutet|ein Zuhause mit viel Atmosphäre].',
    'Ein Haus, das [mitwächst|sich anpasst]: <Dieses/Diese> {house} bietet Raum für [Familie, Arbeit und Gäste|viele Lebenslagen].',
    'Eigene Haustür, eigener Garten, niemand über oder unter Ihnen: [So wohnt man in diesem Haus|Das ist es, was ein Haus ausmacht].',
    'Wer ein Haus sucht, sucht meistens mehr: [Platz für Pläne und Ruhe nach Feierabend|einen Ort, an dem man bleiben möchte]. <Dieses/Diese> {house} hat das Zeug dazu.',
    'Parkieren, aufschliessen, ankommen: <Dieses/Diese> {house} macht den Feierabend [ein gutes Stück länger|zum besten Teil des Tages].',
    'Auf {floors} Geschossen hat hier [jeder und jede ein eigenes Reich|alles seinen Platz], und am grossen Tisch kommen trotzdem alle zusammen.',
    'Platz zum Wohnen, Platz zum Werken, Platz für Besuch: <Dieses/Diese> {house} bietet von allem [etwas mehr|reichlich].',
    'Manche Häuser muss man betreten, um sie zu verstehen. <Dieses/Diese> {house} gehört dazu.',
  ],
  'lived !needsWork': [
    '[An ruhiger Wohnlage|An bevorzugter Lage] in {city} steht <dieses gepflegte/diese gepflegte> {house}.',
    'Vom ersten Eindruck bis in den letzten Winkel: <Dieses/Diese> {house} wurde [mit Sorgfalt unterhalten|stets gepflegt].',
  ],
  'sell lived': [
    'In {city} verkaufen wir <ein gepflegtes/eine gepflegte> {house} mit [viel Platz und Licht|guter Bausubstanz].',
    'Wer in {city} ein Haus sucht, weiss, wie selten [solche Angebote|gute Objekte] sind. Hier ist eines.',
  ],
  'sell private lived': [
    'Die Kinder sind ausgezogen, das Haus ist uns zu gross geworden: Wir verkaufen unser Zuhause [an eine Familie, die es mit Leben füllt|direkt und ohne Vermittler].',
  ],
  'sell private !modern': ['Nach über zwanzig Jahren verkaufen wir unser Haus in {city} direkt von privat.'],
  'rent lived': [
    'Mieten statt kaufen und trotzdem im eigenen Haus wohnen: In {city} [ist das möglich|vermieten wir <ein gepflegtes/eine gepflegte> {house}].',
  ],
  'rent private lived': [
    'Wir gehen für [zwei|drei] Jahre ins Ausland und vermieten unser Haus an [eine Familie, die es so gern hat wie wir|sorgfältige Mieter].',
  ],
  'family garden': [
    'Ein Garten zum Spielen, ein Estrich zum Verstecken, {bedrooms} Schlafzimmer: Kinder würden [dieses Haus|<dieses/diese> {house}] sofort nehmen.',
    'Am Morgen geht die Haustür auf, und die Kinder sind im Garten: In diesem Haus ist das [Alltag|der Normalfall].',
  ],
  garden: ['Wer Gemüse lieber erntet als kauft, wird den Garten [dieses Hauses|hinter dem Haus] lieben.'],
  lakeView: [
    'Der {lake} glitzert zwischen den Bäumen, auf der Terrasse steht der Kaffee: [So fangen hier die Tage an|Viel mehr braucht ein Sonntag nicht].',
  ],
  mountainView: [
    'Von fast jedem Fenster sieht man die Berge: <Dieses/Diese> {house} ist ganz auf die Aussicht ausgerichtet.',
  ],
  firstUse: [
    'Gerade fertiggestellt und noch von niemandem bewohnt: <Dieses/Diese> {house} [verbindet klare Formen mit viel Licht|setzt auf natürliche Materialien und grosse Fenster].',
  ],
  planned: [
    'Auf dem Plan steht das Haus schon, bald auch in {city}: Bezug ist [voraussichtlich {year}|nach Bauvollendung im Jahr {year}].',
  ],
  renovated: [
    'Die Handwerker sind weg, jetzt fehlen nur noch Sie: <Dieses/Diese> {house} wurde [von Grund auf|umfassend] erneuert und ist [sofort|ohne weitere Arbeiten] bewohnbar.',
  ],
  'renovated old': ['Alte Mauern, neue Technik: <Dieses/Diese> {house} wurde [von Grund auf|umfassend] erneuert.'],
  old: [
    'Dicke Mauern, schattige Ecken, viel Geschichte: <Dieses/Diese> {house} hat [mehrere Generationen kommen und gehen sehen|Charakter, den man nicht nachbauen kann].',
  ],
  needsWork: [
    'Dieses Haus hat bessere Tage gesehen und noch bessere vor sich: Wer [gerne selbst anpackt|einen Umbau nicht scheut], findet hier viel Substanz.',
  ],
  midCentury: [
    'Solide gebaut und über die Jahre sorgfältig unterhalten: <Dieses/Diese> {house} ist ehrlich und [praktisch eingeteilt|voller Möglichkeiten].',
  ],
  row: [
    'Nachbarn links und rechts, und trotzdem ganz für sich: Das Reihenhaus [verbindet beides|ist für viele Familien der ideale Mittelweg].',
  ],
  bifamiliar: ['Eine Hauswand teilt man sich mit netten Nachbarn, der Rest gehört Ihnen allein.'],
  terraced: [
    'Am Hang gebaut, mit der Terrasse zur Sonne: Das Terrassenhaus verbindet [Wohnungskomfort mit Hausgefühl|Aussicht und Privatsphäre].',
  ],
  villa: [
    'Grosszügig, diskret und mit Sinn fürs Detail: Die Villa liegt [in einem Park mit alten Bäumen|hinter hohen Hecken] und doch nah bei allem.',
  ],
  farm: [
    'Zwischen Obstbäumen und Wiesen steht dieses Bauernhaus, [Scheune und Backofen inbegriffen|mit Scheune, Keller und viel Umschwung].',
  ],
  castle: [
    'Türmchen, Wappen und ein Park mit Lindenallee: Dieses Schlösschen ist ein Stück Geschichte, in dem man wohnen kann.',
  ],
  granny: [
    'Das Stöckli steht etwas abseits vom Haupthaus: klein, eigenständig und [voller Charme|ideal für ein Paar].',
  ],
  chalet: [
    'Sonnenverbranntes Holz, Geranien vor den Fenstern, Schnee auf dem Dach: Dieses Chalet sieht aus, wie ein Chalet aussehen soll.',
    'Nach einem Tag im Schnee die Schuhe ausziehen und sich ans Feuer setzen: [Genau dafür gibt es Chalets|In diesem Chalet ist das Alltag].',
  ],
  rustic: [
    'Steinmauern, Kastanienbäume und das Rauschen des Bachs: Dieses Rustico ist [ein Ort zum Abschalten|ein kleines Stück Süden].',
  ],
});

export const summaries = phrases({
  '': [
    'Auf {area} m² verteilen sich {rooms} Zimmer über {floors} Geschosse.',
    'Die Wohnfläche beträgt {area} m², das Grundstück misst {plot} m².',
    'Mit {rooms} Zimmern und {area} m² Wohnfläche bietet das Haus [viel|reichlich] Platz.',
    'Das Haus umfasst {rooms} Zimmer, [einen Keller|Nebenräume] und {plot} m² Grundstück.',
  ],
  '!planned !firstUse': [
    'Gebaut wurde das Haus {year}; das Grundstück misst {plot} m².',
    'Das Haus mit Baujahr {year} hat {area} m² Wohnfläche.',
  ],
});

export const gardens = phrases({
  garden: [
    'Der Garten ist [eingewachsen|pflegeleicht angelegt] und bietet [Platz zum Spielen|lauschige Ecken zu jeder Tageszeit].',
    'Im Garten wachsen [Obstbäume und Beeren|Rosen, Himbeeren und Kräuter].',
    'Rasen, Hecke und ein alter [Kirschbaum|Apfelbaum|Nussbaum]: Der Garten ist ein Paradies für Kinder und Katzen.',
    'Der Umschwung von {plot} m² lässt Platz für [Gemüsebeete und Trampolin|Spielgeräte, Beete und Liegestühle].',
  ],
  terrace: [
    'Vom Wohnzimmer tritt man auf die [gedeckte|breite] Terrasse.',
    'Die Terrasse [ist windgeschützt|bekommt viel Sonne] und wird zum Esszimmer im Freien.',
  ],
  patio: [
    'Der gedeckte Sitzplatz schliesst direkt an die Küche an.',
    'Auf dem Sitzplatz sitzt man bis spät in den Abend [ungestört|im Grünen].',
  ],
  balcony: ['Ein Balkon zieht sich [über die ganze Hausbreite|an der Südseite entlang].'],
  pool: ['Der Pool ist [im Sommer der Treffpunkt der Familie|beheizt und gut eingewachsen].'],
  sauna: ['Eine Sauna im Untergeschoss lädt [nach dem Sport|an kalten Tagen] zum Schwitzen ein.'],
  'terrace lakeView': ['Auf der Terrasse sitzt man mit Blick auf den {lake}.'],
});

export const buildings = phrases({
  '': [
    'Keller, [Waschküche|Hobbyraum] und Estrich bieten reichlich Stauraum.',
    'Im Untergeschoss liegen Waschküche, Technik und [ein Bastelraum|ein trockener Keller].',
  ],
  renovated: [
    'Dach, Fenster und Heizung wurden in den letzten Jahren erneuert.',
    'Die Sanierung {renovatedYear} umfasste Küche, Bäder und [Heizung|Fenster].',
  ],
  needsWork: [
    'Küche, Bäder und Heizung sind am Ende ihrer Lebensdauer; [der Preis berücksichtigt das|eine Machbarkeitsstudie liegt vor].',
    'Das Haus wird im heutigen Zustand verkauft und bietet [Spielraum für eigene Ideen|Ausbaureserven].',
  ],
  heatPump: [
    'Geheizt wird mit einer Wärmepumpe und Bodenheizung.',
    'Wärmepumpe und Photovoltaik halten die Energiekosten tief.',
  ],
  pellets: ['Eine Pelletheizung sorgt für Wärme aus Holz.'],
  oil: ['Geheizt wird mit Öl; die Anlage ist gewartet.'],
  gas: ['Geheizt wird mit Gas.'],
  district: ['Das Haus ist ans Fernwärmenetz angeschlossen.'],
  minergie: ['Dank Minergie-Standard mit Komfortlüftung ist das Raumklima das ganze Jahr über angenehm.'],
  fireplace: ['Ein Cheminée mit Speicher heizt den Wohnraum [an Übergangstagen ganz allein|gemütlich ein].'],
  chalet: ['Der Specksteinofen in der Stube heizt das ganze Erdgeschoss.'],
  farm: ['Die angebaute Scheune [lässt sich vielseitig nutzen|bietet Platz für Werkstatt, Atelier oder Tiere].'],
  parking: [
    'Zum Haus [gehören eine Garage und ein Abstellplatz|gehört eine Doppelgarage|gehört ein gedeckter Abstellplatz].',
    'Für Autos gibt es [eine Garage|einen Carport] direkt beim Haus.',
  ],
  charging: ['In der Garage ist eine Ladestation installiert.'],
  fibre: ['Das Haus ist mit Glasfaser erschlossen.'],
});

export const highlightHeadings = phrases({
  '': [
    'Das Haus in Kürze:',
    'Auf einen Blick:',
    'Das spricht für dieses Haus:',
    'Besonderheiten:',
    'Raumprogramm und Ausstattung:',
    'Gut zu wissen:',
  ],
});

export const highlightItems = phrases({
  '': ['{rooms} Zimmer, {area} m² Wohnfläche', 'Grundstück von {plot} m²', '{floors} Wohngeschosse'],
  garden: ['[eingewachsener Garten|Garten mit Sitzplatz]'],
  terrace: ['Terrasse {facing}'],
  pool: ['Pool'],
  sauna: ['Sauna'],
  fireplace: ['Cheminée'],
  parking: ['Garage und Abstellplatz'],
  charging: ['Ladestation'],
  heatPump: ['Wärmepumpe'],
  minergie: ['Minergie-Zertifikat'],
  fibre: ['Glasfaseranschluss'],
  cellar: ['trockener Keller'],
  pantry: ['Réduit'],
  openKitchen: ['offene Küche'],
  equippedKitchen: ['Küche mit allen Geräten'],
  twoBaths: ['{baths} Nasszellen'],
  lakeView: ['Sicht auf den {lake}'],
  mountainView: ['Bergsicht'],
  stopNear: ['{stopIn} {stopZum}'],
  shopNear: ['Einkauf {shopIn} zu Fuss'],
  schoolNear: ['Schule in Gehdistanz'],
  quiet: ['ruhige Lage'],
  'row !old': ['kleiner Garten, wenig Aufwand'],
});
