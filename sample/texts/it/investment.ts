import { phrases } from '../phrases.ts';

export const titles = phrases({
  '': [
    'Stabile a reddito {aCity}',
    'Palazzina con più appartamenti {aCity}',
    'Vendesi stabile {aCity}',
    'Oggetto d’investimento {aCity}',
  ],
  renovated: ['Stabile a reddito ristrutturato {aCity}'],
  needsWork: ['Stabile con potenziale {aCity}'],
  private: ['Da privato: stabile a reddito {aCity}'],
});

export const openings = phrases({
  '': [
    '{aCity} è in vendita uno stabile a reddito [ben affittato|con entrate stabili].',
    'Per chi preferisce il mattone alla carta: uno stabile {aCity}, [solido e ben situato|da tenere a lungo].',
    'Più appartamenti sotto lo stesso tetto: questo stabile è [un investimento solido|un valore nel tempo].',
    'Uno stabile di queste dimensioni si presenta di rado {aCity}.',
  ],
  lived: ['Inquilini fedeli, manutenzione regolare, pigioni ragionevoli: così si presenta questo stabile {diCity}.'],
  private: ['Dopo molti anni in mano alla famiglia, vendiamo il nostro stabile {diCity}.'],
});

export const facts = phrases({
  '': [
    'La superficie abitabile affittabile è di {area} m² su un terreno di {plot} m².',
    'Lo stabile ha {floors} piani e sorge su un fondo di {plot} m².',
    'Gli appartamenti sono [ben suddivisi|di taglio comune] e dispongono di balcone o giardino.',
    'In totale lo stabile conta {rooms} locali.',
  ],
  lived: [
    'Tutti gli appartamenti sono affittati, [lo specchietto delle pigioni è disponibile|raramente restano vuoti].',
    'Costruito nel {year}, lo stabile è stato curato nel tempo.',
  ],
  needsWork: [
    'A medio termine sono da prevedere lavori [alla facciata e al riscaldamento|a cucine e bagni]; il prezzo ne tiene conto.',
  ],
  renovated: ['Cucine, bagni e riscaldamento sono stati rinnovati negli ultimi anni.'],
  heatPump: ['Il riscaldamento è a termopompa.'],
  oil: ['Il riscaldamento è a nafta.'],
  gas: ['Il riscaldamento è a gas.'],
  pellets: ['Il riscaldamento è a pellet.'],
  district: ['Lo stabile è allacciato al teleriscaldamento.'],
  parking: [
    'Fanno parte dell’oggetto anche i posteggi, pure affittati.',
    'Completano lo stabile autorimesse e posteggi esterni.',
  ],
  lift: ['Un lift serve tutti i piani.'],
  minergie: ['L’edificio è certificato Minergie.'],
  garden: ['Il giardino è a disposizione di tutti gli inquilini.'],
});

export const terms = phrases({
  '': [
    'Specchietto delle pigioni, piante ed estratto del registro fondiario [sono disponibili su richiesta|vengono inviati volentieri].',
    'La documentazione è consegnata dietro accordo di riservatezza.',
    'Per rispetto degli inquilini le visite vengono raggruppate.',
  ],
  '!priced': ['Il prezzo viene comunicato su richiesta.'],
  private: ['No agenzie, grazie.'],
});

export const contacts = phrases({
  agency: [
    'Siamo volentieri a disposizione per discutere le cifre.',
    'Per domande sul reddito e sullo stato dell’edificio siamo a disposizione.',
    'Attendiamo la sua chiamata.',
  ],
  contactPerson: ['{contact} conosce bene lo stabile e risponde volentieri alle sue domande.'],
  private: ['Attendo il suo messaggio.', 'Rispondo volentieri alle domande.'],
});
