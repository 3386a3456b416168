import { phrases } from '../phrases.ts';

export const titles = phrases({
  openSlot: ['Posteggio esterno {aCity}', 'Posto auto {aCity}'],
  coveredSlot: ['Posteggio coperto {aCity}', 'Posto auto sotto tettoia {aCity}'],
  garage: ['Box singolo {aCity}', 'Garage chiuso {aCity}'],
  underground: ['Posto in autorimessa {aCity}', 'Posteggio interno {aCity}', 'Posteggio in autorimessa, {street}'],
  charging: ['Posteggio con stazione di ricarica {aCity}'],
  'rent central': ['Posteggio in centro {aCity}'],
  rent: ['Affittasi posteggio {aCity}'],
  sell: ['Vendesi posteggio {aCity}'],
});

export const openings = phrases({
  openSlot: [
    'Niente più giri in cerca di posto: {aCity} [si libera un posteggio esterno|è disponibile un posteggio davanti allo stabile].',
    'Questo posteggio esterno è [facilmente accessibile e ben segnato|adatto anche ad auto grandi].',
  ],
  coveredSlot: [
    'Mai più vetri ghiacciati al mattino: questo posto coperto ripara l’auto da neve, grandine e foglie.',
    'Al riparo ma non chiuso: questo posteggio si trova [accanto all’entrata|in un cortile tranquillo].',
  ],
  garage: [
    'Chiuso, asciutto e comodo: in questo box [l’auto è al sicuro|c’è posto anche per gomme invernali e biciclette].',
    'Per l’auto d’epoca, la moto o l’auto di famiglia: questo garage è [un riparo sicuro|pratico e spazioso].',
  ],
  underground: [
    'Asciutta, illuminata e sorvegliata: in questa autorimessa l’auto sta bene [estate e inverno|giorno e notte].',
    'D’inverno senza ghiaccio, d’estate senza calore: {aCity} un posto in autorimessa [è disponibile|la aspetta].',
    'Nell’autorimessa dello stabile è libero un posto, [abbastanza largo per scendere comodamente|vicino al lift].',
  ],
});

export const details = phrases({
  '': ['L’accesso è [largo|comodo] e d’inverno viene sgomberato.', 'Il posto è numerato e [assegnato|ben illuminato].'],
  garage: [
    'La porta si apre [a mano|con il telecomando] e c’è la luce.',
    'Con circa 2,7 metri per 5,5 ci sta anche una familiare.',
  ],
  underground: [
    'La porta si apre con un telecomando, [consegnato dietro deposito|compreso].',
    'L’altezza d’entrata è di 2,10 metri.',
    'Dall’autorimessa si arriva alle scale senza bagnarsi.',
  ],
  charging: [
    'È installata una stazione di ricarica da 11 kW, [la corrente si paga secondo il consumo|con conteggio separato].',
  ],
  plug: ['C’è una presa di corrente, [pratica per la bici elettrica|corrente compresa].'],
  '!charging underground': ['L’allacciamento per una futura stazione di ricarica è predisposto.'],
});

export const places = phrases({
  '': [
    'Il posto è adatto sia a chi abita in zona sia ai [pendolari|veicoli aziendali].',
    'In zona i parcheggi scarseggiano: un posto fisso vale doppio.',
  ],
  train: ['La stazione è a {stopMin} a piedi: ideale per [lasciare l’auto e prendere il treno|chi continua in treno].'],
  '!train': ['{stopLa} è a {stopMin} a piedi.'],
  central: ['La posizione è centrale, [negozi e uffici si raggiungono a piedi|il centro è dietro l’angolo].'],
});

export const terms = phrases({
  'rent availableNow': [
    'Il posto è libero da subito.',
    'Libero da subito, [disdetta per la fine del mese|durata minima sei mesi].',
  ],
  'rent availableLater': ['Libero dal {date}, [disdetta tre mesi|durata minima un anno].'],
  'rent onRequest': ['Inizio da convenire.'],
  sell: ['Il posto si vende come quota di proprietà per piani.', 'Le spese annue sono contenute.'],
});

export const contacts = phrases({
  '': [
    'Basta un breve messaggio.',
    'Per una visita [ci scriva|siamo disponibili a breve termine].',
    'Rispondiamo volentieri alle sue domande.',
  ],
});
