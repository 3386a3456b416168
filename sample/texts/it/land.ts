import { phrases } from '../phrases.ts';

export const titles = phrases({
  buildingLand: [
    'Terreno edificabile {aCity}',
    'Terreno edificabile di {plot} m² {aCity}',
    'Terreno [soleggiato|tranquillo] {aCity}',
    'Qui nascerà la sua casa: terreno {aCity}',
  ],
  'buildingLand lakeView': ['Terreno edificabile con vista sul {lake}'],
  'buildingLand mountainView': ['Terreno edificabile con vista sui monti {aCity}'],
  farmLand: ['Terreno agricolo {aCity}', 'Prato di {plot} m² {aCity}'],
  industrialLand: ['Terreno industriale {aCity}'],
  commercialLand: ['Terreno artigianale {aCity}'],
});

export const openings = phrases({
  buildingLand: [
    'Oggi ci cresce l’erba, domani ci sarà [la sua casa|l’altalena dei bambini]: questo terreno {aCity} è in vendita.',
    'I terreni edificabili {aCity} sono diventati rari; questo, di {plot} m², [è un’eccezione|aspetta un buon progetto].',
    'Un terreno, molte possibilità: su {plot} m² si può realizzare [una casa unifamiliare|una casa con appartamento indipendente].',
    'Per costruire serve prima di tutto il pezzo di terra giusto. Questo è [soleggiato e tranquillo|ai margini del nucleo].',
  ],
  farmLand: ['Questo prato, [pianeggiante e comodo|in leggera pendenza], è in vendita {aCity}.'],
  industrialLand: [
    'Spazio per crescere: questo terreno in zona industriale [misura {plot} m²|è adatto a produzione e logistica].',
  ],
  commercialLand: [
    'Per aziende che vogliono costruire: questo terreno artigianale {aCity} è [pianeggiante e urbanizzato|subito edificabile].',
  ],
});

export const sites = phrases({
  '': [
    'Il fondo misura {plot} m² ed è [quasi pianeggiante|in leggera pendenza].',
    'La superficie del terreno è di {plot} m².',
  ],
  buildingLand: [
    'Il terreno è in zona residenziale, con un indice di sfruttamento di [0,4|0,5].',
    'Acqua, elettricità e canalizzazioni sono [al confine|nella strada].',
    'Non ci sono vincoli di architetto.',
    'Il piano regolatore ammette due piani abitabili.',
  ],
  farmLand: [
    'L’acquisto è soggetto al diritto fondiario rurale.',
    'Il fondo è [affittato|libero] e coltivato a prato.',
  ],
  industrialLand: [
    'La zona ammette costruzioni fino a 15 metri.',
    'Corrente forza e fibra ottica passano nella strada.',
  ],
  commercialLand: ['È ammesso un appartamento di servizio.', 'L’accesso è adatto agli autocarri.'],
  lakeView: ['Dalla parte alta del terreno si vede il {lake}.'],
  mountainView: ['La vista sui monti è libera.'],
});

export const terms = phrases({
  '': ['Planimetria, estratto del registro fondiario e norme comunali [vengono inviati volentieri|sono disponibili].'],
  buildingLand: [
    'Nessuna servitù limita la costruzione.',
    'È disponibile uno studio di fattibilità.',
    'Nessun progetto è imposto: la progettazione è libera.',
  ],
  '!priced': ['Il prezzo viene comunicato su richiesta.'],
  onRequest: ['La data del trapasso è da convenire.'],
});

export const contacts = phrases({
  '': [
    'Percorriamo volentieri il terreno con lei.',
    'Per un sopralluogo fissiamo volentieri un appuntamento.',
    'Il terreno è liberamente accessibile, [la documentazione viene inviata su richiesta|rispondiamo volentieri alle domande].',
  ],
  contactPerson: ['{contact} conosce il terreno e le norme e la informa volentieri.'],
});
