import { phrases } from '../phrases.ts';

export const terms = phrases({
  'rent availableNow': ['Entrata da subito o da convenire.', 'Disponibile da subito.'],
  'rent availableLater': [
    'Disponibile dal {date}.',
    '{ilBene} si libera il {date}.',
    'Inizio della locazione: {date}.',
  ],
  'rent onRequest': ['Data d’entrata da convenire.', 'La data d’entrata si concorda insieme.'],
  'rent feesIncluded': [
    'Le spese accessorie sono comprese nella pigione indicata.',
    'La pigione si intende spese comprese.',
    'L’acconto spese è compreso nella pigione indicata.',
  ],
  'sell availableNow !planned': [
    '{ilBene} è <libero/libera> e può essere <occupato/occupata> subito.',
    'La consegna può avvenire a breve.',
  ],
  'sell availableLater !planned': ['Consegna prevista per il {date}.'],
  'sell onRequest !planned': ['La data di consegna è da convenire.'],
  planned: ['Consegna prevista nel {year}.'],
  'sell !priced': ['Il prezzo viene comunicato su richiesta.'],
  'sell agency': ['Per il finanziamento siamo volentieri a disposizione.'],
});

export const contacts = phrases({
  agency: [
    'Le interessa? Ci contatti per una visita.',
    'Saremo lieti di [mostrarle l’oggetto|accompagnarla in una visita].',
    'Per informazioni e visite siamo volentieri a disposizione.',
    'Piante e documentazione vengono inviate su richiesta.',
    '{agency} attende la sua chiamata.',
    'Non esiti a contattarci per fissare un appuntamento.',
  ],
  contactPerson: ['{contact} è a disposizione per una visita.', 'Per una visita può rivolgersi {contactAt}.'],
  'agency rent': ['Il formulario d’iscrizione viene consegnato durante la visita.'],
  'agency sell': [
    'È disponibile una documentazione dettagliata.',
    'Discrezione e assistenza fino all’atto notarile sono garantite.',
  ],
  private: [
    'Le visite sono possibili [di sera o il sabato|su appuntamento].',
    'Mi scriva due righe, [di solito rispondo in giornata|poi fissiamo una visita].',
    'Attendo il suo messaggio e mostro volentieri tutto sul posto.',
  ],
  'private sell': ['No agenzie, grazie.', 'Si prega gli intermediari di astenersi.'],
});
