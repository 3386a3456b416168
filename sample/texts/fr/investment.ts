import { phrases } from '../phrases.ts';

export const titles = phrases({
  '': [
    'Immeuble locatif {aCity}',
    'Immeuble de rendement {aCity}',
    'Objet de placement {aCity}',
    'À vendre : immeuble {aCity}',
    'Immeuble de plusieurs appartements {aCity}',
  ],
  renovated: ['Immeuble locatif rénové {aCity}'],
  needsWork: ['Immeuble locatif à fort potentiel {aCity}'],
  private: ['De particulier : immeuble locatif {aCity}'],
});

export const openings = phrases({
  '': [
    '{aCity}, cet immeuble locatif [bien loué|aux revenus stables] est à vendre.',
    'Pour qui préfère la pierre aux papiers : un immeuble locatif {aCity}, [sain et bien situé|à conserver longtemps].',
    'Plusieurs appartements sous un même toit : cet immeuble constitue [un placement solide|une belle valeur patrimoniale].',
    'Un immeuble de cette taille se présente rarement {aCity}.',
  ],
  lived: ['Locataires fidèles, entretien suivi, loyers raisonnables : voilà ce qui caractérise cet immeuble {deCity}.'],
  private: ['Après de nombreuses années en mains familiales, nous vendons notre immeuble {deCity}.'],
});

export const facts = phrases({
  '': [
    'La surface locative habitable est de {area} m² sur une parcelle de {plot} m².',
    'L’immeuble compte {floors} niveaux et repose sur un terrain de {plot} m².',
    'Les appartements sont [bien distribués|de taille courante] et disposent d’un balcon ou d’un jardin.',
    'L’ensemble totalise {rooms} pièces.',
  ],
  lived: [
    'Tous les appartements sont loués, [l’état locatif est disponible|les vacances sont rares].',
    'Construit en {year}, l’immeuble a été régulièrement entretenu.',
  ],
  needsWork: [
    'Des travaux sont à prévoir à moyen terme [sur la façade et le chauffage|dans les cuisines et salles d’eau] ; le prix en tient compte.',
  ],
  renovated: ['Cuisines, salles d’eau et chauffage ont été refaits ces dernières années.'],
  heatPump: ['Le chauffage est assuré par une pompe à chaleur.'],
  oil: ['Le chauffage est à mazout.'],
  gas: ['Le chauffage est au gaz.'],
  pellets: ['Le chauffage fonctionne aux pellets.'],
  district: ['L’immeuble est raccordé au chauffage à distance.'],
  parking: [
    'Des places de parc, elles aussi louées, font partie de l’objet.',
    'Garages et places extérieures complètent l’immeuble.',
  ],
  lift: ['Un ascenseur dessert tous les étages.'],
  minergie: ['Le bâtiment est certifié Minergie.'],
  garden: ['Le jardin est à la disposition de tous les locataires.'],
});

export const terms = phrases({
  '': [
    'État locatif, plans et extrait du registre foncier [sont disponibles sur demande|vous sont transmis volontiers].',
    'Le dossier est remis contre signature d’un accord de confidentialité.',
    'Par égard pour les locataires, les visites sont groupées.',
  ],
  '!priced': ['Le prix est communiqué sur demande.'],
  private: ['Agences s’abstenir.'],
});

export const contacts = phrases({
  agency: [
    'Nous vous présentons volontiers les chiffres de cet immeuble.',
    'Pour toute question sur le rendement ou l’état du bâtiment, nous sommes à votre disposition.',
    'Nous nous réjouissons de votre appel.',
  ],
  contactPerson: ['{contact} connaît bien cet immeuble et vous renseignera volontiers.'],
  private: ['Je me réjouis de votre message.', 'Je réponds volontiers à vos questions.'],
});
