import { phrases } from '../phrases.ts';

export const living = phrases({
  '': [
    'Le séjour, [clair et spacieux|baigné de lumière], accueille facilement un canapé et une grande table.',
    'La pièce de vie est [lumineuse|agréable] et se laisse aménager en coin salon et coin repas.',
    'Le hall d’entrée, avec [ses armoires murales|son espace vestiaire], dessert toutes les pièces.',
    'De grandes fenêtres [inondent le séjour de lumière|éclairent le séjour du matin au soir].',
  ],
  outdoor: [
    'Le séjour s’ouvre directement sur {leOutdoor}.',
    'Depuis le salon, on accède [de plain-pied |]{aOutdoor}, [véritable pièce supplémentaire en été|qui prolonge l’espace dès les beaux jours].',
  ],
  sunny: [
    'Orienté {facing}, le séjour [profite du soleil une bonne partie de la journée|reste lumineux même en hiver].',
  ],
  lakeView: [
    'Depuis le canapé, le regard se perd sur le {lake}.',
    'De la table à manger, on voit passer les bateaux sur le {lake}.',
  ],
  mountainView: ['Les montagnes se découpent dans les fenêtres [comme un tableau|du salon].'],
  fireplace: ['Une cheminée [donne du caractère au salon|réchauffe le séjour les soirs d’hiver].'],
  old: ['Moulures, boiseries et hautes fenêtres donnent aux pièces [leur cachet|une belle allure].'],
  'large !studio': [
    'Le séjour est assez vaste pour [un piano, une bibliothèque et une grande tablée|y installer un coin lecture en plus du salon].',
  ],
  studio: [
    'La pièce principale se divise aisément en coin nuit et coin jour.',
    'Lit, table et canapé y trouvent place sans se gêner.',
  ],
  attic: ['Poutres apparentes et fenêtres de toit donnent au séjour [beaucoup de caractère|une lumière particulière].'],
  view: ['La vue est [dégagée|sans vis-à-vis] et porte loin.'],
});

export const kitchen = phrases({
  openKitchen: [
    'La cuisine ouverte [avec îlot central|avec bar|et son plan de travail généreux] invite à cuisiner en compagnie.',
    'Ouverte sur le séjour, la cuisine est [entièrement agencée|moderne et bien équipée].',
    'Cuisiner sans quitter la conversation : la cuisine ouverte le permet.',
  ],
  separateKitchen: [
    'La cuisine, fermée, [peut accueillir une petite table|dispose d’une fenêtre et de nombreux rangements].',
    'La cuisine séparée est [agencée et lumineuse|assez grande pour y manger à quatre].',
  ],
  'equippedKitchen !studio': [
    'La cuisine est entièrement équipée : [lave-vaisselle, vitrocéramique, four et grand réfrigérateur|four, induction, lave-vaisselle et congélateur].',
    'Dans la cuisine agencée, rien ne manque, [pas même le lave-vaisselle|ni le lave-vaisselle ni les rangements].',
  ],
  'studio equippedKitchen': [
    'Le coin cuisine est équipé de tout le nécessaire.',
    'La cuisinette comprend plaques, four et réfrigérateur.',
  ],
  'asNew !studio': ['La cuisine, récente, est comme neuve.'],
  'firstUse !studio': ['La cuisine neuve est équipée d’appareils de qualité.'],
  'renovated !studio': ['La cuisine a été entièrement refaite.'],
  needsWork: ['La cuisine est d’origine mais parfaitement fonctionnelle.'],
  'kept !openKitchen !studio': [
    'La cuisine agencée est [fonctionnelle|en bon état] et offre de nombreux rangements.',
    'La cuisine, classique et bien tenue, dispose [d’un coin repas|de rangements généreux].',
  ],
  pantry: [
    'Un réduit permet de ranger provisions et aspirateur.',
    'Un économat attenant à la cuisine [rend bien des services|complète les rangements].',
  ],
});

export const bedrooms = phrases({
  '': [
    'Les {bedrooms} chambres sont [de bonnes dimensions|claires et calmes].',
    'Côté nuit, {bedrooms} chambres [se partagent le couloir|offrent à chacun son espace].',
    'L’une des {bedrooms} chambres [fera un excellent bureau|conviendra au télétravail].',
  ],
  oneBedroom: ['La chambre, côté calme, accueille sans peine un grand lit et une armoire.'],
  '!studio': ['Des armoires murales [équipent le couloir|évitent d’acheter des meubles].'],
  studio: ['Une alcôve permet d’isoler le coin nuit.'],
  duplex: ['À l’étage, les chambres profitent du calme.'],
  attic: ['Du lit, on regarde passer les nuages par la fenêtre de toit.'],
});

export const bath = phrases({
  '!twoBaths': ['La salle d’eau est [sobre|claire] et fonctionnelle.'],
  'lived !twoBaths': ['La salle de bains est bien entretenue.'],
  'oneBath bath': [
    'La salle de bains est équipée d’une baignoire.',
    'La salle de bains avec baignoire [et WC|et meuble vasque] invite à prendre son temps.',
  ],
  'oneBath shower': [
    'La salle de douche [à l’italienne |]est [moderne|facile à entretenir].',
    'La salle d’eau comprend une grande douche vitrée.',
  ],
  'oneBath bathAndShower': ['La salle de bains dispose d’une baignoire et d’une douche.'],
  twoBaths: [
    '{baths} salles d’eau évitent la file d’attente du matin.',
    'Outre la salle de bains, une salle de douche avec WC [facilite la vie de famille|complète l’ensemble].',
    'Les {baths} salles d’eau sont [carrelées avec goût|modernes].',
  ],
  renovated: ['La salle de bains a été refaite à neuf.'],
  firstUse: ['Dans la salle d’eau, grands carreaux et robinetterie sobre donnent le ton.'],
  sauna: ['Un sauna attend les fins de journée.'],
});

export const floors = phrases({
  parquet: [
    'Un parquet [en chêne |]habille toutes les chambres[ et le séjour|].',
    'Les sols sont en parquet, [carrelage dans les pièces d’eau|ce qui apporte de la chaleur].',
  ],
  planks: [
    'Les anciens planchers ont été poncés et huilés.',
    'Les vieux planchers d’origine racontent l’histoire de la maison.',
  ],
  laminate: ['Sols stratifiés dans les chambres, carrelage dans les pièces d’eau : l’entretien est facile.'],
  tiles: ['Le carrelage [clair|grand format] présent dans toutes les pièces est facile d’entretien et frais en été.'],
});

export const outdoors = phrases({
  balcony: [
    'Le balcon est assez [profond|grand] pour y manger dehors.',
    'Sur le balcon, [les petits-déjeuners d’été sont un plaisir|on profite des soirées d’été].',
    'Le balcon couvert permet d’être dehors même sous la pluie.',
  ],
  loggia: [
    'La loggia, abritée du vent, s’utilise [du printemps à l’automne|presque toute l’année].',
    'Vitrée, la loggia devient jardin d’hiver les jours de soleil.',
  ],
  terrace: [
    'La terrasse accueille une grande table et quelques pots d’herbes aromatiques.',
    'La terrasse prolonge le séjour [et fait une pièce de plus en été|dès les premiers beaux jours].',
  ],
  patio: [
    'Le jardin privatif, bordé d’une haie, est [idéal pour les enfants|parfait pour les grillades].',
    'Le petit jardin se prête aux repas d’été, aux jeux et à la sieste.',
  ],
  roofTerrace: [
    'Sans vis-à-vis, le toit-terrasse profite du soleil [du matin au soir|à toute heure].',
    'Sur le toit-terrasse, il y a de la place pour la table, les transats et les tomates.',
  ],
  'balcony sunny': ['Le balcon, orienté {facing}, [est très ensoleillé|garde le soleil longtemps].'],
  'outdoor lakeView': ['{duOutdoor}, on voit le {lake}.'],
  'outdoor mountainView': ['{leOutdoor} fait face aux montagnes.'],
  garden: ['Le jardin commun est à la disposition des habitants.'],
});
