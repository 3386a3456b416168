import { phrases } from '../phrases.ts';

export const titles = phrases({
  '': ['Superficie commerciale di {area} m² {aCity}', 'Locali commerciali {aCity}'],
  office: ['Uffici {aCity}', 'Uffici [luminosi|moderni|rappresentativi] {aCity}', 'Ufficio di {area} m² {aCity}'],
  shop: ['Negozio {aCity}', 'Negozio con vetrine, {area} m²', 'Superficie di vendita {aCity}'],
  workshop: ['Laboratorio {aCity}', 'Laboratorio artigianale con portone, {area} m²'],
  practice: ['Studio medico o professionale {aCity}', 'Locali per studio, {area} m²'],
  storage: ['Deposito {aCity}', 'Deposito asciutto di {area} m²'],
  sell: ['Vendesi superficie commerciale {aCity}'],
  parking: ['Locali con posteggi {aCity}'],
});

export const openings = phrases({
  office: [
    'Un posto dove si viene a lavorare volentieri: questi uffici sono luminosi, flessibili e [ben situati|facili da raggiungere].',
    'Uffici singoli o spazio aperto: i locali si adattano [con pochi interventi|facilmente] alla sua azienda.',
    'Per una squadra da cinque a quindici persone questi uffici [offrono la cornice giusta|sono su misura].',
  ],
  shop: [
    'Belle vetrine, accesso a livello strada e passaggio di gente: questo negozio [ha tutto ciò che serve|è nel posto giusto].',
    'Boutique, fiorista o showroom: lo spazio [si presta a molte idee|aspetta un nuovo progetto].',
  ],
  workshop: [
    'Spazio per lavorare: questo laboratorio accoglie [artigianato, montaggio e deposito|macchine, materiale e ufficio].',
    'Altezza comoda, pavimento robusto, accesso facile: qui si lavora bene.',
  ],
  practice: [
    'Sale tranquille, una reception accogliente e una sala d’attesa luminosa: questo studio è [pronto all’uso|ben progettato].',
    'Terapia, consulenza o medicina: i locali sono discreti e comodi da raggiungere.',
  ],
  storage: [
    'Asciutto, pulito e accessibile: questo deposito è adatto [ad archivi e materiale|ad artigiani e negozi online].',
    'Il deposito è diventato stretto? {aCity} ci sono {area} m² disponibili.',
  ],
  old: [
    'In uno stabile con una storia nascono buone idee: i locali uniscono [soffitti alti e tecnica attuale|carattere e funzione].',
  ],
  newBuilding: [
    'Di recente costruzione e flessibili: gli spazi [si sistemano secondo i suoi desideri|si consegnano grezzi o finiti].',
  ],
});

export const spaces = phrases({
  '': [
    'La superficie di {area} m² è [divisibile|flessibile].',
    'In totale sono disponibili {area} m².',
    'I locali si trovano {floorAt} e misurano {area} m².',
  ],
  office: [
    'Grandi vetrate portano luce a ogni postazione.',
    'Sala riunioni, angolo caffè e [guardaroba|archivio] sono presenti.',
    'Il cablaggio esistente può essere ripreso.',
  ],
  shop: [
    'Alla superficie di vendita si aggiungono [un piccolo ufficio e un servizio|un deposito e un locale per il personale].',
    'Le vetrine misurano [sei|otto] metri.',
  ],
  workshop: [
    'L’altezza è di circa quattro metri, il portone è largo tre.',
    'Corrente forza, acqua e [aria compressa|scarico a pavimento] sono allacciati.',
    'Completano il laboratorio un piccolo ufficio e uno spogliatoio con doccia.',
  ],
  practice: ['Reception, sala d’attesa e [tre|quattro] sale sono ben disposte.', 'Ogni sala dispone di un lavabo.'],
  storage: ['L’accesso è a livello, da [una porta larga|una rampa].', 'Il deposito è illuminato, asciutto e chiuso.'],
});

export const equipment = phrases({
  '': ['I servizi si trovano sullo stesso piano.', 'Le finiture sono [curate|funzionali] e possono essere riprese.'],
  'lift !ground': ['Un montacarichi serve tutti i piani.', 'Il lift arriva direttamente ai locali.'],
  airCondition: ['I locali sono climatizzati.'],
  fibre: ['La fibra ottica è nello stabile.'],
  wheelchair: ['L’accesso è senza barriere.'],
  minergie: ['L’edificio rispetta lo standard Minergie.'],
  parking: [
    'I posteggi per i clienti sono [davanti allo stabile|sul posto].',
    'Si possono affittare posteggi a parte.',
  ],
  renovated: ['I locali sono stati appena rinnovati: pavimenti, luci e servizi sono nuovi.'],
});

export const places = phrases({
  '': [
    '{stopLa} dista {stopMin}, [i clienti arrivano facilmente|anche i collaboratori senz’auto arrivano comodamente].',
    'Ristoranti e negozi per la pausa di mezzogiorno sono a {shopMin}.',
  ],
  motorway: ['L’autostrada è a {motorwayMin}, le consegne sono semplici.'],
  central: ['L’indirizzo è centrale e [ben visibile|facile da trovare].'],
  village: ['{aCity} le distanze sono brevi e [il comune è vicino alle imprese|tra artigiani ci si conosce].'],
  city: ['Il quartiere è vario: uffici, laboratori e abitazioni convivono.'],
});

export const terms = phrases({
  'rent availableNow': [
    'I locali sono liberi da subito.',
    'Disponibili da subito; [si preferisce un contratto di cinque anni|durata da discutere].',
  ],
  'rent availableLater': [
    'I locali si liberano il {date}.',
    'Disponibili dal {date}; [finiture da concordare|durata da convenire].',
  ],
  'rent onRequest': ['Entrata e durata del contratto [da convenire|si discutono insieme].'],
  sell: [
    'La superficie si vende in PPP, [libera o affittata|consegna da convenire].',
    'È disponibile una documentazione con le piante.',
  ],
  'sell !priced': ['Il prezzo viene comunicato su richiesta.'],
});

export const contacts = phrases({
  '': [
    'Mostriamo volentieri i locali sul posto.',
    'Per ricevere le piante e fissare una visita [ci contatti|basta un messaggio].',
  ],
  contactPerson: ['{contact} risponde alle sue domande e le mostra i locali.'],
});

export const highlightHeadings = phrases({ '': ['I locali in breve:', 'Caratteristiche:', 'Dotazione:'] });

export const highlightItems = phrases({
  '': ['superficie di {area} m²', '{floorAt}'],
  shop: ['vetrine', 'accesso a livello strada'],
  office: ['spazi flessibili', 'angolo caffè'],
  workshop: ['portone', 'corrente forza'],
  practice: ['reception e sala d’attesa'],
  storage: ['asciutto e chiuso'],
  lift: ['lift'],
  airCondition: ['aria climatizzata'],
  fibre: ['fibra ottica'],
  wheelchair: ['senza barriere'],
  parking: ['posteggi'],
  minergie: ['standard Minergie'],
  stopNear: ['{stopNoun} a {stopMin} a piedi'],
  motorway: ['autostrada a {motorwayMin}'],
});
