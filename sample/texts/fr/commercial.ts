import { phrases } from '../phrases.ts';

export const titles = phrases({
  '': ['Surface commerciale de {area} m² {aCity}', 'Local {aCity}', 'Locaux professionnels {aCity}'],
  office: [
    'Bureaux {aCity}',
    'Bureaux [lumineux|modernes|représentatifs] {aCity}',
    'Surface de bureaux de {area} m² {aCity}',
  ],
  shop: [
    'Arcade commerciale {aCity}',
    'Surface de vente avec vitrines, {area} m²',
    'Local commercial bien placé {aCity}',
  ],
  workshop: ['Atelier {aCity}', 'Atelier avec porte sectionnelle, {area} m²', 'Local artisanal {aCity}'],
  practice: ['Cabinet {aCity}', 'Locaux pour cabinet ou atelier, {area} m²'],
  storage: ['Dépôt {aCity}', 'Dépôt sec de {area} m²'],
  'office central': ['Bureaux au centre {deCity}'],
  sell: ['À vendre : surface commerciale {aCity}'],
  parking: ['Locaux avec places de parc {aCity}'],
});

export const openings = phrases({
  office: [
    'Un endroit où l’on vient travailler volontiers : ces bureaux sont clairs, modulables et [bien situés|faciles d’accès].',
    'Bureaux individuels ou plateau ouvert : les locaux s’adaptent [en quelques gestes|sans grands travaux] à votre entreprise.',
    'Pour une équipe de cinq à quinze personnes, ces bureaux [offrent le bon cadre|sont taillés sur mesure].',
  ],
  shop: [
    'De belles vitrines, un accès de plain-pied, du passage : cette arcade [a tout ce qu’il faut à un commerce|se trouve là où passent les gens].',
    'Boutique, fleuriste ou salle d’exposition : ce local [se prête à bien des idées|attend un nouveau projet].',
  ],
  workshop: [
    'De la place pour travailler : cet atelier accueille [artisanat, montage et stock|machines, matériel et bureau].',
    'Hauteur confortable, sol robuste, accès facile : ici, on peut travailler.',
  ],
  practice: [
    'Salles de consultation calmes, réception agréable, salle d’attente éclairée : ce cabinet est [prêt à l’emploi|très bien conçu].',
    'Thérapie, conseil ou médecine : les locaux sont discrets et faciles d’accès.',
  ],
  storage: [
    'Sec, propre et facile d’accès : ce dépôt convient [aux archives, au matériel et aux stocks saisonniers|aux artisans comme aux boutiques en ligne].',
    'Votre dépôt est devenu trop petit ? {aCity}, {area} m² vous attendent.',
  ],
  old: [
    'Un bâtiment qui a une histoire donne souvent de bonnes idées : les locaux marient [hauts plafonds et technique actuelle|caractère et fonction].',
  ],
  newBuilding: [
    'Construits récemment, ces locaux sont modulables et [s’aménagent selon vos souhaits|livrables bruts ou aménagés].',
  ],
});

export const spaces = phrases({
  '': [
    'La surface de {area} m² est [divisible|modulable].',
    'Au total, {area} m² sont à disposition.',
    'Les locaux se trouvent {floorAt} et mesurent {area} m².',
  ],
  office: [
    'De grandes baies vitrées donnent de la lumière à chaque poste de travail.',
    'Salle de réunion, cafétéria et [vestiaire|archives] sont à disposition.',
    'Le câblage existant peut être repris.',
  ],
  shop: [
    'À la surface de vente s’ajoutent [un petit bureau et un WC|une réserve et un local pour le personnel].',
    'Les vitrines mesurent [six|huit] mètres de large.',
  ],
  workshop: [
    'La hauteur est d’environ quatre mètres, la porte sectionnelle en mesure trois.',
    'Force, eau et [air comprimé|évacuation au sol] sont installés.',
    'Un petit bureau et un vestiaire avec douche complètent l’atelier.',
  ],
  practice: [
    'Réception, salle d’attente et [trois|quatre] salles de consultation sont bien disposées.',
    'Chaque salle de consultation dispose d’un lavabo.',
  ],
  storage: ['L’accès se fait de plain-pied par une [large porte|rampe].', 'Le dépôt est éclairé, sec et fermé à clé.'],
});

export const equipment = phrases({
  '': [
    'Les sanitaires se trouvent au même étage.',
    'Les aménagements sont [soignés|fonctionnels] et peuvent être repris.',
  ],
  'lift !ground': ['Un monte-charge dessert tous les étages.', 'L’ascenseur arrive directement aux locaux.'],
  airCondition: ['Les locaux sont climatisés.'],
  fibre: ['La fibre optique est dans l’immeuble.'],
  wheelchair: ['L’accès est sans obstacle.'],
  minergie: ['Le bâtiment répond au standard Minergie.'],
  parking: [
    'Des places pour la clientèle se trouvent [devant l’immeuble|sur le site].',
    'Des places de parc peuvent être louées en sus.',
  ],
  renovated: ['Les locaux viennent d’être rénovés : sols, éclairage et sanitaires sont neufs.'],
});

export const places = phrases({
  '': [
    '{stopLe} est à {stopMin}, [la clientèle trouve facilement|vos collaborateurs viennent sans voiture].',
    'Restaurants et commerces pour la pause de midi se trouvent à {shopMin}.',
  ],
  motorway: ['L’autoroute est à {motorwayMin}, les livraisons sont faciles.'],
  central: ['L’adresse est centrale et [bien visible|facile à trouver].'],
  village: [
    '{aCity}, les distances sont courtes et [la commune est accueillante pour les entreprises|l’on se connaît entre artisans].',
  ],
  city: ['Le quartier est mixte : bureaux, ateliers et logements se côtoient.'],
});

export const terms = phrases({
  'rent availableNow': [
    'Les locaux sont libres de suite.',
    'Disponibles immédiatement ; [bail de cinq ans souhaité|durée du bail à discuter].',
  ],
  'rent availableLater': [
    'Les locaux se libèrent le {date}.',
    'Disponibles dès le {date} ; [aménagements à discuter|durée du bail à convenir].',
  ],
  'rent onRequest': ['Date d’entrée et durée du bail [sont à convenir|se discutent].'],
  sell: ['La surface est vendue en PPE, [libre ou louée|remise à convenir].', 'Un dossier avec plans est disponible.'],
  'sell !priced': ['Le prix est communiqué sur demande.'],
});

export const contacts = phrases({
  '': [
    'Nous vous faisons visiter les locaux volontiers.',
    'Pour recevoir les plans et fixer une visite, [contactez-nous|un message suffit].',
  ],
  contactPerson: ['{contact} répond à vos questions et vous fait visiter les locaux.'],
});

export const highlightHeadings = phrases({ '': ['Les locaux en bref :', 'Caractéristiques :', 'Équipement :'] });

export const highlightItems = phrases({
  '': ['surface de {area} m²', '{floorAt}'],
  shop: ['vitrines', 'accès de plain-pied'],
  office: ['espaces modulables', 'cafétéria'],
  workshop: ['porte sectionnelle', 'courant fort'],
  practice: ['réception et salle d’attente'],
  storage: ['sec et fermé à clé'],
  lift: ['ascenseur'],
  airCondition: ['climatisation'],
  fibre: ['fibre optique'],
  wheelchair: ['accès sans obstacle'],
  parking: ['places de parc'],
  minergie: ['standard Minergie'],
  stopNear: ['{stopNoun} à {stopMin} à pied'],
  motorway: ['autoroute à {motorwayMin}'],
});
