import { phrases } from '../phrases.ts';

export const buildings = phrases({
  lived: [
    'L’immeuble est bien tenu et le voisinage [agréable|respectueux].',
    'Dans l’immeuble se côtoient familles, couples et retraités ; [on se salue et on s’entraide|l’ambiance est paisible].',
  ],
  'small lived': ['Le petit immeuble ne compte que quelques appartements, tout le monde se connaît.'],
  'small !lived': ['Le petit immeuble ne compte que quelques appartements.'],
  planned: [
    'Les acquéreurs peuvent personnaliser leur logement.',
    'Le descriptif de construction prévoit des matériaux [durables|de qualité] et un triple vitrage.',
  ],
  'tall lived': ['Concierge, buanderie, local à vélos : l’immeuble est bien organisé.'],
  lift: [
    'Un ascenseur [dessert tous les étages|descend jusqu’au garage].',
    'L’immeuble dispose d’un ascenseur, [pratique avec les courses|bienvenu avec une poussette].',
  ],
  'lift wheelchair': ['L’accès est de plain-pied et adapté aux personnes à mobilité réduite.'],
  noLift: ['L’immeuble n’a pas d’ascenseur, [mais la montée est douce|ce qui garde en forme].'],
  'old !renovated': ['L’immeuble, d’époque, a gardé [sa belle cage d’escalier|beaucoup d’allure].'],
  renovated: ['L’immeuble a été rénové [en {renovatedYear}|récemment] : fenêtres, façade et conduites.'],
  minergie: [
    'Le bâtiment est certifié Minergie ; la ventilation double flux assure [un air sain et des charges modérées|un grand confort].',
  ],
  heatPump: ['Le chauffage est assuré par une pompe à chaleur, [avec distribution au sol|ce qui limite les charges].'],
  district: ['L’immeuble est raccordé au chauffage à distance.'],
  pellets: ['Le chauffage aux pellets fonctionne avec du bois de la région.'],
  'gas !modern': ['Chauffage au gaz, radiateurs dans chaque pièce.'],
  'oil sell': ['Le remplacement du chauffage à mazout est à l’étude au sein de la PPE.'],
  fibre: ['La fibre optique est installée, [le télétravail ne pose donc aucun problème|dans l’appartement même].'],
  airCondition: ['La climatisation garde les pièces fraîches en été.'],
  'sell small lived': ['La PPE est petite et bien gérée, le fonds de rénovation [correctement alimenté|à jour].'],
});

export const storages = phrases({
  sharedLaundry: [
    'Une buanderie commune se trouve au sous-sol.',
    'La lessive se fait à la buanderie de l’immeuble, [un jour fixe par semaine|sur inscription].',
  ],
  ownLaundry: [
    'Une colonne de lavage privative est installée dans l’appartement.',
    'Lave-linge et sèche-linge sont à l’intérieur, [adieu les jours de lessive|un vrai confort].',
  ],
  'cellar !ownLaundry': ['Une cave [saine |]complète le logement.', 'Une cave est à disposition au sous-sol.'],
  'cellar ownLaundry': ['Une colonne de lavage et une cave complètent ce bien.'],
  'cellar old': ['Cave et galetas permettent de ranger tout ce qui ne sert pas chaque jour.'],
});

export const parkings = phrases({
  'parking rent': [
    'Une place de parc [intérieure|devant l’immeuble] peut être louée en sus.',
    'Possibilité de louer une place dans le parking souterrain.',
  ],
  'parking sell': [
    'Une place de parc intérieure [peut être acquise en sus|complète ce bien].',
    'Ce bien se vend avec une place dans le garage souterrain, [à acquérir en sus|en sus du prix].',
  ],
  'parking charging': ['La place de parc est équipée d’une borne de recharge.'],
  '!parking city': [
    'Ici, on se passe volontiers de voiture ; [un local à vélos est à disposition|une station d’autopartage se trouve à proximité].',
  ],
  plug: ['Le local à vélos est équipé de prises pour les vélos électriques.'],
  pets: ['Les animaux sont les bienvenus[, d’entente avec la gérance|].', 'Les animaux de compagnie sont acceptés.'],
});

export const highlightHeadings = phrases({
  '': ['Points forts :', 'En bref :', 'Les atouts :', 'À noter :', 'Distribution et équipement :'],
});

export const highlightItems = phrases({
  '': ['{area} m² habitables'],
  '!studio': ['{rooms} pièces'],
  'upper !top': ['{floorAt}'],
  ground: ['au rez-de-chaussée'],
  top: ['dernier étage, personne au-dessus'],
  openKitchen: ['cuisine ouverte[ sur le séjour|]'],
  separateKitchen: ['cuisine fermée'],
  equippedKitchen: ['[cuisine équipée|lave-vaisselle]'],
  parquet: ['parquet dans les chambres'],
  planks: ['planchers anciens'],
  outdoor: ['[{outdoor}|{outdoorFacing}]'],
  ownLaundry: ['colonne de lavage privative'],
  sharedLaundry: ['buanderie commune'],
  lift: ['ascenseur'],
  fireplace: ['cheminée'],
  cellar: ['cave'],
  pantry: ['réduit'],
  twoBaths: ['{baths} salles d’eau'],
  'parking rent': ['place de parc en sus'],
  'parking sell': ['place de parc intérieure'],
  charging: ['borne de recharge'],
  minergie: ['label Minergie'],
  heatPump: ['pompe à chaleur'],
  fibre: ['fibre optique'],
  airCondition: ['climatisation'],
  wheelchair: ['accès sans obstacle'],
  pets: ['animaux acceptés'],
  garden: ['jardin'],
  pool: ['piscine'],
  sauna: ['sauna'],
  lakeView: ['vue sur le {lake}'],
  mountainView: ['vue sur les montagnes'],
  stopNear: ['{stopNoun} à {stopMin} à pied'],
  shopNear: ['commerces à {shopMin} à pied'],
  quiet: ['situation calme'],
});
