import { phrases } from '../phrases.ts';

export const titles = phrases({
  openSlot: ['Place de parc extérieure {aCity}', 'Place de parc {aCity}'],
  coveredSlot: ['Place de parc couverte {aCity}', 'Place sous couvert {aCity}'],
  garage: ['Box fermé {aCity}', 'Garage individuel {aCity}', 'Garage fermé avec électricité {aCity}'],
  underground: [
    'Place dans parking souterrain {aCity}',
    'Place de parc intérieure {aCity}',
    'Place intérieure, {street}',
  ],
  charging: ['Place de parc avec borne de recharge {aCity}'],
  'rent central': ['Place de parc au centre {deCity}'],
  sell: ['À vendre : place de parc {aCity}'],
  rent: ['À louer : place de parc {aCity}'],
});

export const openings = phrases({
  openSlot: [
    'Fini de tourner pour trouver une place : {aCity}, [une place extérieure se libère|une place extérieure est disponible au pied de l’immeuble].',
    'Cette place extérieure est [facile d’accès et bien marquée|assez large pour une grande voiture].',
  ],
  coveredSlot: [
    'Plus besoin de gratter le pare-brise : cette place couverte protège votre voiture de la neige, de la grêle et des feuilles.',
    'À l’abri sans être enfermée, cette place se trouve [à côté de l’entrée|dans une cour tranquille].',
  ],
  garage: [
    'Fermé à clé, sec et facile d’accès : ce box [met votre voiture à l’abri|a aussi de la place pour les pneus d’hiver et une remorque à vélo].',
    'Pour une ancienne, une moto ou la voiture familiale : ce garage individuel est [un abri sûr|pratique et spacieux].',
  ],
  underground: [
    'Au sec, éclairé et surveillé : dans ce parking souterrain, votre voiture est bien [été comme hiver|jour et nuit].',
    'L’hiver sans gratter les vitres : {aCity}, une place intérieure [vous attend|facile à manœuvrer est disponible].',
    'Une place est libre dans le garage de l’immeuble, [assez large pour ouvrir les portes sans crainte|tout près de l’ascenseur].',
  ],
});

export const details = phrases({
  '': ['L’accès est [large|dégagé] et déneigé en hiver.', 'La place est numérotée et [attribuée|bien éclairée].'],
  garage: [
    'La porte s’ouvre [à la main|électriquement] et il y a de la lumière.',
    'Avec environ 2,7 mètres sur 5,5, un break y entre sans peine.',
  ],
  underground: [
    'La porte s’ouvre avec une télécommande, [remise contre dépôt|remise à l’entrée].',
    'La hauteur d’entrée est de 2,10 mètres.',
    'Du garage, on rejoint la cage d’escalier à pied sec.',
  ],
  charging: ['Une borne de 11 kW est installée, [le courant est facturé selon la consommation|décompte séparé].'],
  plug: ['Une prise électrique est à disposition, [pratique pour un vélo électrique|courant compris].'],
  '!charging underground': ['L’installation d’une borne de recharge est préparée.'],
});

export const places = phrases({
  '': [
    'La place convient aux habitants du quartier comme aux [pendulaires|véhicules d’entreprise].',
    'Le stationnement est rare dans le quartier, une place attitrée n’en est que plus précieuse.',
  ],
  train: ['La gare est à {stopMin} à pied : idéal pour [passer de la voiture au train|continuer en train].'],
  '!train': ['{stopLe} est à {stopMin} à pied.'],
  central: ['La situation est centrale, [commerces et bureaux sont à pied|le centre est au coin de la rue].'],
});

export const terms = phrases({
  'rent availableNow': [
    'La place est libre de suite.',
    'Libre de suite, [résiliable pour la fin d’un mois|bail minimum de six mois].',
  ],
  'rent availableLater': ['Libre dès le {date}, [préavis de trois mois|bail minimum d’un an].'],
  'rent onRequest': ['La date de début est à convenir.'],
  sell: ['La place est vendue en propriété par étages.', 'Les frais annuels sont modestes.'],
});

export const contacts = phrases({
  '': [
    'Un petit message suffit.',
    'Pour une visite, [écrivez-nous|nous sommes disponibles à court terme].',
    'Nous répondons volontiers à vos questions.',
  ],
});
