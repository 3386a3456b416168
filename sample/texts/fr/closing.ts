import { phrases } from '../phrases.ts';

export const terms = phrases({
  'rent availableNow': [
    'Libre de suite ou à convenir.',
    'Disponible [de suite|immédiatement].',
    '{leBien} est libre de suite.',
  ],
  'rent availableLater': [
    'Libre dès le {date}.',
    '{leBien} sera disponible dès le {date}.',
    'Entrée en jouissance : {date}.',
  ],
  'rent onRequest': ['Date d’entrée à convenir.', 'La date d’entrée se fixe d’un commun accord.'],
  'rent feesIncluded': [
    'Les charges sont comprises dans le loyer indiqué.',
    'Le loyer s’entend charges comprises.',
    'Un acompte de charges est compris dans le loyer.',
  ],
  'sell availableNow !planned': [
    '{leBien} est libre et peut être occupé</e> rapidement.',
    'La remise des clés peut avoir lieu rapidement.',
  ],
  'sell availableLater !planned': ['Remise des clés prévue au {date}.'],
  'sell onRequest !planned': ['La date de remise des clés est à convenir.'],
  planned: [
    'Livraison prévue en {year}.',
    'Tant que le chantier le permet, les souhaits des acquéreurs sont pris en compte.',
  ],
  'sell !priced': ['Le prix est communiqué sur demande.'],
  'sell agency': ['Nous vous conseillons volontiers pour le financement.'],
});

export const contacts = phrases({
  agency: [
    '[Ce bien vous intéresse|Envie d’en voir plus] ? Contactez-nous pour une visite.',
    'Nous vous ferons visiter [ce bien|les lieux] avec plaisir.',
    'Pour tout renseignement ou pour une visite, nous sommes à votre disposition.',
    'Plans et documents vous sont envoyés sur simple demande.',
    '{agency} se réjouit de votre appel.',
    'N’hésitez pas à nous contacter pour convenir d’un rendez-vous.',
  ],
  contactPerson: ['{contact} se tient à votre disposition pour une visite.', 'Pour une visite, demandez {contact}.'],
  'agency rent': [
    'Le formulaire d’inscription vous est remis lors de la visite.',
    'Merci de joindre un dossier complet à votre demande.',
  ],
  'agency sell': [
    'Un dossier de vente détaillé est disponible.',
    'Discrétion et suivi jusque chez le notaire vous sont assurés.',
  ],
  private: [
    'Les visites ont lieu [en soirée ou le week-end|sur rendez-vous].',
    'Écrivez-moi quelques mots, [je réponds en général le jour même|je vous propose ensuite une visite].',
    'Je me réjouis de votre message et vous montrerai tout sur place.',
  ],
  'private sell': ['Agences s’abstenir.', 'Merci aux intermédiaires de s’abstenir.'],
});
