import { phrases } from '../phrases.ts';

export const areas = phrases({
  '': [
    '{city} offre [tutto il necessario per la vita quotidiana|un buon equilibrio tra comodità e natura].',
    'La zona è [verde e ben servita|comoda e piacevole].',
  ],
  quiet: [
    'La zona è tranquilla: [una strada senza traffico di transito|zona 30 e tanto verde].',
    'Il quartiere è [tranquillo e soleggiato|apprezzato dalle famiglie].',
    'Poche auto davanti, verde dietro: [si dorme a finestre aperte|la tranquillità non manca].',
  ],
  'city !quiet': ['Il quartiere è vivo: [bar, negozi e mercato|ristoranti, cinema e parco] sono dietro l’angolo.'],
  'city quiet': ['Pur essendo vicini al centro, sul cortile regna una calma sorprendente.'],
  town: [
    '{city} è [a misura d’uomo e ben servita|grande quanto basta per trovare tutto].',
    'Il centro {diCity} si raggiunge [a piedi|in bicicletta] in pochi minuti.',
  ],
  'village !alpine': [
    '{city} è un paese vivo, con [scuola, negozio e grotto|società locali e feste].',
    'Vigneti e bosco cominciano [appena fuori dal nucleo|a due passi].',
  ],
  'village alpine': [
    'I sentieri partono dal paese, d’inverno la neve è davanti alla porta.',
    '{city} ha conservato il carattere di un paese di montagna.',
    'Torrenti, boschi di castagno e vecchi sentieri: la valle comincia qui.',
  ],
  resort: ['Impianti di risalita e sentieri sono a pochi minuti.'],
  lakeside: [
    'La riva del {lake} si raggiunge [in pochi minuti a piedi|con una breve passeggiata].',
    'Lido e lungolago sono vicini.',
  ],
  university: ['Università e biblioteche sono vicine.'],
});

export const transports = phrases({
  '': [
    '{stopLa} si trova a {stopMin} a piedi.',
    '{stopLa} dista {stopMin}.',
    'Bastano {stopMin} a piedi per arrivare {stopAlla}.',
  ],
  stopNear: ['{stopLa} è [dietro l’angolo|quasi davanti a casa].'],
  'train centre': ['Dalla stazione, a {stopMin} a piedi, si arriva {centreAt} in {centreMin}.'],
  'centre !train': [
    'Con i mezzi pubblici si è {centreAt} in {centreMin}.',
    '{stopLa} è vicina e {centre} dista solo {centreMin}.',
  ],
  postbus: ['{stopBy} ferma [in paese|qui vicino].'],
  motorway: ['L’entrata autostradale è a {motorwayMin} d’auto.', 'In auto si è in autostrada in {motorwayMin}.'],
  'motorway centre': ['Chi lavora {centreAt} ci arriva comodamente, in treno o in auto.'],
});

export const errands = phrases({
  '': [
    'I negozi sono a {shopMin} a piedi.',
    'Panetteria, alimentari e posta [sono a {shopMin}|si raggiungono a piedi].',
    'Per la spesa di tutti i giorni [basta una breve passeggiata|non serve l’auto].',
    'Nei dintorni si trovano [alimentari, panetteria e farmacia|negozi, posta, medico e parrucchiere].',
  ],
  shopNear: ['I negozi di tutti i giorni sono [dietro l’angolo|a due passi].'],
  schoolNear: ['Asilo e scuole sono a [pochi minuti a piedi|{schoolMin}].'],
  'schoolNear family': [
    'Il percorso casa-scuola è breve e sicuro.',
    'Asilo, scuole e parco giochi sono così vicini che i bambini ci vanno da soli.',
  ],
  village: ['In paese ci sono [un negozio, un’osteria e le scuole|un negozio con agenzia postale].'],
  'town !quiet': ['Il sabato c’è il mercato; gli altri giorni bastano i negozi del centro.'],
  'village !schoolNear family': ['Le scuole elementari sono nel comune, i più grandi prendono il bus.'],
});

export const leisure = phrases({
  '': [
    'Sentieri e piste ciclabili [non mancano|sono vicini].',
    'Società locali, impianti sportivi e [piscina|biblioteca] sono facilmente raggiungibili.',
  ],
  'village !alpine': ['Il bosco è a due passi, il grotto anche.'],
  alpine: ['Escursioni, mountain bike, bagni nel fiume: la montagna è un parco giochi in ogni stagione.'],
  lakeside: ['Un tuffo dopo il lavoro? Il {lake} è qui.', 'Nelle sere d’estate ci si ritrova sul lungolago.'],
  city: ['Cinema, teatri e ristoranti si raggiungono a piedi.'],
});
