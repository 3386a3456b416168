import { phrases } from '../phrases.ts';

export const titles = phrases({
  '': ['{area} m² Gewerbefläche in {city}', 'Geschäftsräume in {city}'],
  office: [
    '[Helle|Moderne|Repräsentative] Büroräume in {city}',
    'Büro mit {area} m² in {city}',
    'Bürofläche {floorIn}, {area} m²',
  ],
  shop: [
    'Ladenlokal in {city}',
    'Verkaufsfläche an [guter|gut frequentierter] Lage',
    'Ladenlokal mit Schaufenster, {area} m²',
  ],
  workshop: ['Werkstatt in {city}', 'Gewerberaum mit Rolltor, {area} m²', 'Werkstatt- und Produktionsfläche in {city}'],
  practice: ['Praxisräume in {city}', 'Praxis oder Atelier: {area} m² in {city}'],
  storage: ['Lagerraum in {city}', 'Trockene Lagerfläche, {area} m²'],
  'office central': ['Büro an zentraler Lage in {city}'],
  sell: ['Gewerbefläche in {city} zu verkaufen'],
  parking: ['Gewerberäume mit Parkplätzen in {city}'],
});

export const openings = phrases({
  office: [
    'Arbeiten, wo [Kundinnen und Mitarbeitende gerne hinkommen|man gerne hingeht]: Diese Büroräume sind hell, flexibel und gut gelegen.',
    'Ob Einzelbüros oder Teamfläche: Die Räume lassen sich [mit wenigen Handgriffen|ohne grossen Aufwand] an Ihr Unternehmen anpassen.',
    'Für ein Unternehmen mit fünf bis fünfzehn Arbeitsplätzen [ist diese Bürofläche wie gemacht|bieten diese Räume den passenden Rahmen].',
  ],
  shop: [
    'Grosse Schaufenster, ebenerdiger Zugang, viele Passanten: Dieses Ladenlokal [bringt mit, was ein Geschäft braucht|liegt dort, wo die Leute vorbeikommen].',
    'Ob Boutique, Blumenladen oder Showroom: Das Ladenlokal [lässt sich vielseitig nutzen|wartet auf eine neue Geschäftsidee].',
  ],
  workshop: [
    'Platz zum Anpacken: Diese Werkstatt bietet Raum für [Handwerk, Montage und Lager|Maschinen, Material und Büro].',
    'Hohe Räume, belastbare Böden und eine gute Zufahrt: Hier lässt sich arbeiten.',
  ],
  practice: [
    'Ruhige Behandlungszimmer, ein freundlicher Empfang und ein Warteraum mit Tageslicht: Diese Praxis ist [sofort einsatzbereit|klug eingeteilt].',
    'Für Therapie, Beratung oder Medizin: Die Räume sind diskret gelegen und gut erreichbar.',
  ],
  storage: [
    'Trocken, sauber und gut zugänglich: Diese Lagerfläche eignet sich für [Archiv, Material und Saisonware|Handwerksbetriebe und Onlineshops].',
    'Wenn das eigene Lager zu klein wird: In {city} stehen {area} m² bereit.',
  ],
  old: [
    'In einem Haus mit Geschichte entstehen die besten Ideen: Die Räume verbinden [hohe Decken mit moderner Technik|Charakter und Funktion].',
  ],
  newBuilding: [
    'Neu gebaut, flexibel geplant: Die Fläche kann [nach Ihren Wünschen ausgebaut|im Rohbau oder ausgebaut übernommen] werden.',
  ],
});

export const spaces = phrases({
  '': [
    'Die Fläche misst {area} m² und lässt sich [bei Bedarf unterteilen|frei einteilen].',
    'Insgesamt stehen {area} m² zur Verfügung.',
    'Die Räume liegen {floorIn} und umfassen {area} m².',
  ],
  office: [
    'Grosse Fensterfronten sorgen für Tageslicht an jedem Arbeitsplatz.',
    'Sitzungszimmer, Teeküche und [Garderobe|Archiv] sind vorhanden.',
    'Die Bodendosen und die Verkabelung können übernommen werden.',
  ],
  shop: [
    'Zum Verkaufsraum gehören [ein kleines Büro und ein WC|Lager und Personalraum].',
    'Die Schaufensterfront ist [sechs|acht] Meter breit.',
  ],
  workshop: [
    'Die Raumhöhe beträgt rund vier Meter, das Rolltor ist drei Meter breit.',
    'Starkstrom, Wasser und [Druckluft|ein Bodenablauf] sind vorhanden.',
    'Ein kleines Büro und eine Garderobe mit Dusche gehören dazu.',
  ],
  practice: [
    'Empfang, Wartezimmer und [drei|vier] Behandlungsräume sind praktisch angeordnet.',
    'In jedem Behandlungszimmer gibt es ein Lavabo.',
  ],
  storage: [
    'Der Zugang erfolgt ebenerdig über eine [breite Tür|Rampe].',
    'Die Fläche ist beleuchtet, trocken und abschliessbar.',
  ],
});

export const equipment = phrases({
  '': [
    'Die WC-Anlagen befinden sich auf demselben Geschoss.',
    'Der Ausbaustandard ist [gepflegt|zweckmässig] und kann übernommen werden.',
  ],
  'lift !ground': ['Ein Waren- und Personenlift erschliesst alle Geschosse.', 'Der Lift führt direkt zur Fläche.'],
  airCondition: ['Die Räume sind klimatisiert.'],
  fibre: ['Glasfaser ist im Haus.'],
  wheelchair: ['Der Zugang ist hindernisfrei.'],
  minergie: ['Das Gebäude erfüllt den Minergie-Standard.'],
  parking: [
    'Kundenparkplätze befinden sich [direkt vor dem Haus|auf dem Areal].',
    'Parkplätze können nach Bedarf dazugemietet werden.',
  ],
  renovated: ['Die Räume wurden vor Kurzem erneuert: Böden, Beleuchtung und Sanitäranlagen sind neu.'],
});

export const places = phrases({
  '': [
    '{stopDer} liegt {stopWalk} entfernt, [Kundinnen und Kunden finden leicht hierher|auch Mitarbeitende ohne Auto kommen bequem zur Arbeit].',
    'Restaurants und Läden für die Mittagspause sind {shopIn} erreichbar.',
  ],
  motorway: ['Die Autobahn ist {motorwayIn} erreichbar, die Anlieferung unkompliziert.'],
  central: ['Die Adresse liegt zentral und ist [gut sichtbar|leicht zu finden].'],
  village: [
    'In {city} sind Wege kurz und Nachbarn hilfsbereit; [die Gemeinde ist gewerbefreundlich|viele Betriebe kennen sich].',
  ],
  city: ['Das Quartier ist durchmischt: Büros, Ateliers und Wohnungen liegen Tür an Tür.'],
});

export const terms = phrases({
  'rent availableNow': [
    'Der Bezug ist per sofort möglich.',
    'Die Räume sind sofort verfügbar; [ein Mietvertrag über fünf Jahre wird bevorzugt|die Vertragsdauer ist verhandelbar].',
  ],
  'rent availableLater': [
    'Die Räume werden auf den {date} frei.',
    'Verfügbar ab {date}; [Mieterausbau nach Absprache|die Vertragsdauer ist verhandelbar].',
  ],
  'rent onRequest': ['Mietbeginn und Vertragsdauer [werden gemeinsam festgelegt|sind Verhandlungssache].'],
  sell: [
    'Die Fläche wird im Stockwerkeigentum verkauft, [wahlweise vermietet oder leer|die Übergabe erfolgt nach Absprache].',
    'Eine Verkaufsdokumentation mit Plänen liegt bereit.',
  ],
  'sell !priced': ['Die Preisvorstellung teilen wir Ihnen gerne auf Anfrage mit.'],
});

export const contacts = phrases({
  '': [
    'Gerne zeigen wir Ihnen die Räume vor Ort.',
    'Für Grundrisse und einen Besichtigungstermin [melden Sie sich bei uns|genügt eine kurze Nachricht].',
  ],
  contactPerson: ['{contact} beantwortet Ihre Fragen und zeigt Ihnen die Räume.'],
});

export const highlightHeadings = phrases({
  '': ['Die Fläche in Kürze:', 'Eckdaten:', 'Ausstattung:', 'Das bieten die Räume:'],
});

export const highlightItems = phrases({
  '': ['{area} m² Fläche', '{floorIn} gelegen'],
  shop: ['Schaufenster', 'ebenerdiger Zugang'],
  office: ['flexible Raumaufteilung', 'Teeküche'],
  workshop: ['Rolltor', 'Starkstrom'],
  practice: ['Empfang und Wartezimmer'],
  storage: ['trocken und abschliessbar'],
  lift: ['Lift'],
  airCondition: ['Klimaanlage'],
  fibre: ['Glasfaser'],
  wheelchair: ['hindernisfreier Zugang'],
  parking: ['Parkplätze'],
  minergie: ['Minergie-Standard'],
  stopNear: ['{stopIn} {stopZum}'],
  motorway: ['Autobahn {motorwayIn}'],
});
