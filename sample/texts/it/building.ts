import { phrases } from '../phrases.ts';

export const buildings = phrases({
  lived: [
    'Lo stabile è ben tenuto e il vicinato [tranquillo|cordiale].',
    'Nello stabile vivono famiglie, coppie e anziani; [ci si saluta e ci si aiuta|l’atmosfera è serena].',
  ],
  'small lived': ['La palazzina conta pochi appartamenti e ci si conosce tutti.'],
  'small !lived': ['La palazzina conta solo pochi appartamenti.'],
  planned: ['Chi acquista può ancora scegliere [pavimenti e cucina|le finiture].'],
  'tall lived': ['Custode, lavanderia e deposito biciclette: lo stabile è ben organizzato.'],
  lift: [
    'Il lift [arriva a tutti i piani|scende fino all’autorimessa].',
    'Lo stabile ha il lift, [comodo con la spesa|utile anche con la carrozzina].',
  ],
  'lift wheelchair': ['L’accesso è privo di barriere architettoniche.'],
  noLift: ['Lo stabile non ha lift, [ma le scale sono comode|e così ci si tiene in forma].'],
  'old !renovated': ['Lo stabile d’epoca ha conservato [la sua bella scala|molto fascino].'],
  renovated: ['Lo stabile è stato rinnovato [nel {renovatedYear}|di recente]: finestre, facciata e condotte.'],
  minergie: [
    'L’edificio è certificato Minergie; la ventilazione controllata assicura [aria sana e spese contenute|un clima piacevole].',
  ],
  heatPump: ['Il riscaldamento è a termopompa, [con serpentine a pavimento|con spese contenute].'],
  district: ['Lo stabile è allacciato al teleriscaldamento.'],
  pellets: ['Il riscaldamento a pellet usa legna della regione.'],
  'gas !modern': ['Riscaldamento a gas, radiatori in ogni locale.'],
  'oil sell': ['La sostituzione del riscaldamento a nafta è allo studio nella PPP.'],
  fibre: ['La fibra ottica è già installata, [ideale per il telelavoro|anche in appartamento].'],
  airCondition: ['L’aria climatizzata rinfresca i locali nei giorni caldi.'],
  'sell small lived': [
    'La PPP è piccola e ben gestita, il fondo di rinnovamento [è adeguato|viene alimentato regolarmente].',
  ],
});

export const storages = phrases({
  sharedLaundry: [
    'La lavanderia comune si trova [al piano cantina|nel seminterrato].',
    'Per il bucato c’è la lavanderia dello stabile.',
  ],
  ownLaundry: [
    'Lavatrice e asciugatrice private sono [in appartamento|già presenti].',
    'Una colonna bucato privata è già installata.',
  ],
  'cellar !ownLaundry': ['Completa la proposta una cantina.', 'È disponibile una cantina [asciutta|spaziosa].'],
  'cellar ownLaundry': ['Completano la proposta una colonna bucato privata e la cantina.'],
  'cellar old': ['Cantina e solaio accolgono tutto ciò che non serve ogni giorno.'],
});

export const parkings = phrases({
  'parking rent': [
    'È possibile affittare a parte un posteggio [coperto|esterno].',
    'A disposizione un posto in autorimessa.',
  ],
  'parking sell': [
    'È possibile acquistare un posteggio in autorimessa.',
    'Un posto auto coperto [completa l’oggetto|si acquista a parte].',
  ],
  'parking charging': ['Il posteggio dispone di una stazione di ricarica.'],
  '!parking city': [
    'Qui l’auto si lascia volentieri a casa; [bus e negozi sono vicini|c’è un deposito per le biciclette].',
  ],
  plug: ['Nel deposito biciclette ci sono prese per le bici elettriche.'],
  pets: ['Gli animali sono i benvenuti.', 'Si accettano animali domestici[, previo accordo|].'],
});

export const highlightHeadings = phrases({ '': ['In breve:', 'I punti forti:', 'Da sapere:', 'Dotazione:'] });

export const highlightItems = phrases({
  '': ['{area} m² abitabili'],
  '!studio': ['{rooms} locali'],
  'upper !top': ['{floorAt}'],
  ground: ['al pianterreno'],
  top: ['ultimo piano, nessuno sopra'],
  openKitchen: ['[cucina a vista|cucina aperta sul soggiorno]'],
  separateKitchen: ['cucina separata'],
  equippedKitchen: ['[cucina completa|lavastoviglie]'],
  parquet: ['parquet nelle camere'],
  planks: ['pavimenti in legno d’epoca'],
  tiles: ['pavimenti in piastrelle'],
  outdoor: ['{outdoor}'],
  ownLaundry: ['lavatrice e asciugatrice private'],
  sharedLaundry: ['lavanderia comune'],
  lift: ['lift'],
  fireplace: ['camino'],
  cellar: ['cantina'],
  pantry: ['ripostiglio'],
  twoBaths: ['{baths} bagni'],
  'parking rent': ['posteggio a parte'],
  'parking sell': ['posteggio in autorimessa'],
  charging: ['stazione di ricarica'],
  minergie: ['certificato Minergie'],
  heatPump: ['termopompa'],
  fibre: ['fibra ottica'],
  airCondition: ['aria climatizzata'],
  wheelchair: ['senza barriere architettoniche'],
  pets: ['animali ammessi'],
  garden: ['giardino'],
  pool: ['piscina'],
  sauna: ['sauna'],
  lakeView: ['vista sul {lake}'],
  mountainView: ['vista sui monti'],
  stopNear: ['{stopNoun} a {stopMin} a piedi'],
  shopNear: ['negozi a {shopMin} a piedi'],
  quiet: ['zona tranquilla'],
});
