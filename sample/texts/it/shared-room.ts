import { phrases } from '../phrases.ts';

export const titles = phrases({
  '': [
    'Camera in appartamento condiviso {aCity}',
    'Camera [luminosa|tranquilla|accogliente] {aCity}',
    'Cerchiamo coinquilino o coinquilina {aCity}',
    'Camera di {area} m² in appartamento condiviso',
    'Si libera una camera {aCity}',
  ],
  furnished: ['Camera arredata {aCity}'],
  university: ['Camera per studenti {aCity}'],
  outdoor: ['Camera in appartamento con {outdoor} {aCity}'],
  central: ['Camera in centro {aCity}'],
});

export const openings = phrases({
  '': [
    'Da noi si libera una camera {dalDate} e cerchiamo qualcuno che ami cucinare, ridere e, ogni tanto, [lavare i piatti|portare giù la spazzatura].',
    'Siamo {mates} coinquilini [tra i 23 e i 35 anni|sulla trentina], gente semplice, e cerchiamo rinforzi {aCity}.',
    'Cerchi una casa e non solo quattro mura? [Continua a leggere|Forse andiamo d’accordo].',
    'Il nostro appartamento non è né una discoteca né un convento: [un aperitivo dopo il lavoro ci sta sempre|una volta alla settimana si cucina insieme].',
    'Una camera si libera perché [Lea va a vivere con il suo ragazzo|Gioele parte un anno per Lisbona|il nostro coinquilino ha trovato lavoro altrove].',
    'Gente simpatica, un grande tavolo in cucina, una pigione onesta: [ecco la nostra casa|non serve aggiungere altro].',
  ],
  lastFlatmate: [
    'Abito in un appartamento troppo grande per una persona sola e cerco [qualcuno di tranquillo con cui dividerlo|un coinquilino o una coinquilina].',
  ],
  university: ['Comincia il semestre e non hai ancora una camera? {aCity} [ne abbiamo una libera|da noi c’è posto].'],
});

export const details = phrases({
  '': [
    'La tua camera è di {area} m², [luminosa e tranquilla|con una grande finestra].',
    'La camera misura {area} m²; [letto, armadio e scrivania ci stanno comodamente|ci sta anche un letto matrimoniale].',
    'In {area} m² hai posto per [letto, tavolo e piante|tutto quello che ti serve].',
  ],
  furnished: ['La camera è arredata: [letto, armadio e scrivania ci sono già|basta portare i vestiti].'],
  '!furnished': ['La camera non è arredata; [se vuoi, puoi rilevare letto e armadio|la sistemi come vuoi tu].'],
});

export const flats = phrases({
  '': [
    'Cucina, bagno e soggiorno sono in comune; [i turni di pulizia sono appesi al frigo e vengono perfino rispettati|per le pulizie facciamo a turno].',
    'La cucina è abbastanza grande per mangiare in sei, e capita spesso.',
    'In soggiorno ci sono un divano, troppi libri e [un proiettore|un pianoforte].',
    'L’appartamento si trova {floorAt}.',
  ],
  outdoor: ['{outdoorIl} lo usiamo tutti, [d’estate quasi ogni sera|soprattutto a colazione].'],
  parquet: ['Nelle camere c’è il parquet.'],
  garden: ['C’è un giardino in cui coltiviamo pomodori e facciamo grigliate.'],
  pets: ['Con noi vive anche [un gatto|una vecchia gatta]: meglio non essere allergici.'],
  ownLaundry: ['Lavatrice e asciugatrice sono in appartamento.'],
  sharedLaundry: ['Il bucato si fa nella lavanderia dello stabile.'],
  twoFlatmates: ['Lavoriamo entrambi [a tempo parziale|a turni], quindi la casa è raramente piena.'],
});

export const terms = phrases({
  '': [
    'Spese e internet sono compresi.',
    'Elettricità e internet sono compresi, [per la casa c’è una cassa comune|il canone si divide].',
    'La pigione si intende spese comprese; [internet si divide|deposito da concordare].',
  ],
  availableNow: ['Puoi entrare [da subito|subito o quando vuoi].'],
  availableLater: ['La camera è libera dal {date}.'],
  onRequest: ['La data d’entrata è flessibile.'],
});

export const contacts = phrases({
  '': [
    'Scrivici due righe su di te, [ti offriamo un caffè|poi fissiamo una visita].',
    'Ti incuriosisce? Raccontaci chi sei e che cosa fai, [rispondiamo presto|ti invitiamo a cena].',
    'Mandaci un messaggio, saremo contenti di conoscerti!',
  ],
  agency: ['Ti interessa? Scrivici chi sei e da quando vorresti entrare.'],
});
