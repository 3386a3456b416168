import { phrases } from '../phrases.ts';

export const titles = phrases({
  buildingLand: [
    'Terrain à bâtir {aCity}',
    'Parcelle constructible de {plot} m² {aCity}',
    'Terrain [calme|ensoleillé] {aCity}',
    'Ici, bientôt votre maison : terrain {aCity}',
    'Terrain équipé {aCity}',
  ],
  'buildingLand lakeView': ['Terrain à bâtir avec vue sur le {lake}'],
  'buildingLand mountainView': ['Terrain à bâtir face aux montagnes {aCity}'],
  farmLand: ['Terrain agricole {aCity}', 'Prairie de {plot} m² {aCity}'],
  industrialLand: ['Terrain industriel {aCity}', '{plot} m² en zone industrielle'],
  commercialLand: ['Terrain artisanal {aCity}', 'Parcelle artisanale de {plot} m²'],
});

export const openings = phrases({
  buildingLand: [
    'Aujourd’hui l’herbe y pousse, demain [votre maison|la balançoire des enfants] : cette parcelle {deCity} est à vendre.',
    'Les terrains à bâtir sont devenus rares {aCity} ; celui-ci, de {plot} m², [fait exception|attend un beau projet].',
    'Un terrain, mille possibilités : sur {plot} m², on peut réaliser [une villa|une maison avec studio indépendant].',
    'Pour bâtir, il faut d’abord le bon bout de terre. Celui-ci [est calme et ensoleillé|se trouve en bordure du village].',
    'Vous avez les plans en tête, il ne manque que le terrain ? [En voici un|Le voici peut-être], {aCity}.',
  ],
  farmLand: [
    'Cette prairie, [plate et facile à exploiter|en pente douce], est à vendre {aCity}.',
    'Pour exploitant : {plot} m² de terrain agricole {aCity}.',
  ],
  industrialLand: [
    'De la place pour grandir : cette parcelle en zone industrielle [compte {plot} m²|convient à la production comme à la logistique].',
  ],
  commercialLand: [
    'Pour les entreprises qui souhaitent construire : cette parcelle artisanale {aCity} est [plate et équipée|immédiatement constructible].',
  ],
});

export const sites = phrases({
  '': [
    'La parcelle mesure {plot} m² et présente [un terrain presque plat|une légère pente].',
    'Le terrain a une surface de {plot} m².',
  ],
  buildingLand: [
    'Le terrain se situe en zone villas, avec un indice d’utilisation de [0,3|0,4|0,45].',
    'Eau, électricité et canalisations se trouvent [en limite de parcelle|dans la route].',
    'Le terrain est libre de tout mandat d’architecte.',
    'Le règlement autorise deux niveaux et des combles habitables.',
  ],
  farmLand: [
    'L’acquisition est soumise au droit foncier rural.',
    'La parcelle est [affermée|libre de bail] et exploitée en prairie.',
  ],
  industrialLand: [
    'La zone autorise des constructions jusqu’à 15 mètres de haut.',
    'Courant fort et fibre optique passent dans la route.',
  ],
  commercialLand: ['Un logement de service y est admis.', 'L’accès convient aux camions.'],
  lakeView: ['Du haut de la parcelle, on voit le {lake}.'],
  mountainView: ['La vue sur les montagnes est dégagée.'],
});

export const terms = phrases({
  '': [
    'Plan de situation, extrait du registre foncier et règlement communal [vous sont remis volontiers|sont disponibles].',
  ],
  buildingLand: [
    'Aucune servitude n’entrave la construction.',
    'Une étude de faisabilité peut être consultée.',
    'Aucun projet n’est imposé : vous êtes libre de concevoir le vôtre.',
  ],
  '!priced': ['Le prix est communiqué sur demande.'],
  onRequest: ['La date de transfert est à convenir.'],
});

export const contacts = phrases({
  '': [
    'Nous parcourons volontiers le terrain avec vous.',
    'Pour une visite sur place, prenez rendez-vous.',
    'Le terrain est librement accessible, [le dossier vous est envoyé sur demande|nous répondons à vos questions].',
  ],
  contactPerson: ['{contact} connaît le terrain et le règlement et vous renseigne volontiers.'],
});
