import { phrases } from '../phrases.ts';

export const titles = phrases({
  '': [
    '{house} {aCity}',
    '<Beau/Belle> {house} {aCity}',
    '{house} de {rooms} pièces {aCity}',
    '{house}, {area} m² habitables',
    'De l’espace pour vivre {aCity}',
    'Une maison pour tous les projets',
  ],
  rent: ['À louer : {house} {aCity}', '{house} à louer {aCity}'],
  sell: ['À vendre : {house} {aCity}', '{house} à vendre {aCity}'],
  private: ['De particulier : {house} {aCity}'],
  lived: ['{house} très bien <entretenu/entretenue> {aCity}'],
  'garden family': ['{house} avec jardin pour une famille', 'Maison familiale avec jardin {aCity}'],
  garden: ['{house} avec jardin {aCity}', '{house} et son jardin arborisé'],
  lakeView: ['{house} avec vue sur le {lake}', 'Vue lac, jardin et calme {aCity}'],
  mountainView: ['{house} face aux montagnes', '{house} avec vue sur les sommets'],
  renovated: ['{house} <rénové/rénovée> {aCity}', '{house} entièrement <rénové/rénovée>'],
  needsWork: ['{house} à rénover {aCity}', '{house} avec fort potentiel', 'À transformer : {house} {aCity}'],
  firstUse: ['{house} <neuf/neuve> {aCity}', 'Construction neuve : {house} {aCity}'],
  planned: ['Sur plan : {house} {aCity}', 'Projet neuf : {house} {aCity}'],
  old: ['{house} de caractère {aCity}', '{house} au charme d’antan'],
  villa: ['Propriété de prestige {aCity}', 'Villa d’exception {aCity}'],
  farm: ['Ferme avec dépendances {aCity}', 'Ancienne ferme et son terrain'],
  chalet: ['Chalet chaleureux {aCity}', 'Chalet avec vue {aCity}'],
  rustic: ['Rustico en pierre {aCity}'],
  castle: ['Petit château et son parc {aCity}'],
  minergie: ['{house} labellisé</e> Minergie'],
  pool: ['{house} avec piscine {aCity}'],
  quiet: ['{house} au calme {aCity}'],
});

export const openings = phrases({
  '': [
    'Derrière la porte d’entrée se cache bien plus d’espace qu’on ne l’imagine [depuis la rue|au premier regard].',
    'Sa propre porte, son propre jardin, personne au-dessus ni au-dessous : [c’est cela, habiter une maison|voilà pourquoi l’on rêve d’une maison].',
    'Il y a des maisons qui se racontent mal et se visitent bien. Celle-ci en fait partie.',
    '{cetteHouse} [s’adapte aux âges de la vie|a de la place pour la famille, le travail et les amis] : on y entre à deux, on y reste à cinq.',
    'Des pièces généreuses, des recoins pour chacun et un extérieur pour tous : {cetteHouse} [se vit en toute saison|a de quoi combler une famille].',
    'Certains cherchent des années ; peut-être venez-vous de trouver. {cetteHouse} [se situe|se trouve] {aCity}.',
  ],
  'lived !needsWork': [
    'Du seuil jusqu’au galetas, {cetteHouse} a été <entretenu/entretenue> avec soin.',
    'Dans un quartier [résidentiel|apprécié] {deCity}, {cetteHouse} <bien entretenu/bien entretenue> [vous attend|cherche ses nouveaux habitants].',
  ],
  'sell lived': [
    'Nous vous proposons à la vente {uneHouse} {aCity}, [dans un environnement recherché|avec de beaux volumes].',
    'Les maisons à vendre sont rares {aCity}. Celle-ci [mérite le détour|vaut une visite].',
  ],
  'sell private lived': [
    'Les enfants sont partis, la maison est devenue trop grande : nous vendons [à une famille qui la fera revivre|sans intermédiaire].',
  ],
  'sell private lived !modern': [
    'Après plus de vingt ans de bonheur, nous vendons notre maison {deCity} sans intermédiaire.',
  ],
  'rent lived': ['Vivre dans une maison sans l’acheter : c’est possible {aCity} avec {cetteHouse}.'],
  'rent private lived': [
    'Nous partons [deux|trois] ans à l’étranger et louons notre maison à [une famille soigneuse|des locataires qui l’aimeront autant que nous].',
  ],
  'family garden': [
    'Un jardin pour courir, un galetas pour se cacher, {bedrooms} chambres : si les enfants choisissaient, [ce serait cette maison|la visite serait vite conclue].',
    'Le matin, la porte s’ouvre et les enfants sont déjà au jardin.',
  ],
  garden: [
    'Aux amateurs de tomates et de framboises : le jardin de {cetteHouse} [n’attend que vous|est une petite merveille].',
  ],
  lakeView: [
    'Entre les arbres, le {lake} scintille ; sur la terrasse, le café refroidit : [les dimanches commencent ainsi|on oublie l’heure].',
  ],
  mountainView: [
    'De presque toutes les fenêtres, on voit les montagnes : {cetteHouse} est <construit/construite> pour sa vue.',
  ],
  firstUse: [
    'À peine <terminé/terminée> et jamais <habité/habitée>, {cetteHouse} [mise sur la lumière et les matériaux naturels|séduit par ses lignes sobres].',
  ],
  planned: [
    'Elle n’existe encore que sur les plans, mais bientôt elle sera là : livraison prévue [en {year}|à la fin du chantier], {aCity}.',
  ],
  renovated: [
    'Les travaux sont derrière vous : {cetteHouse} a été <rénové/rénovée> [de fond en comble|avec goût] et peut être <habité/habitée> tout de suite.',
  ],
  'renovated old': [
    'Des murs anciens, une technique d’aujourd’hui : {cetteHouse} a été <rénové/rénovée> [de fond en comble|avec respect].',
  ],
  old: [
    'Murs épais, recoins d’ombre et beaucoup d’histoire : {cetteHouse} a [vu passer plusieurs générations|un caractère qui ne s’invente pas].',
  ],
  needsWork: [
    'Une belle endormie : {cetteHouse} demande des travaux, mais [les volumes et la situation en valent la peine|offre une substance que l’on ne trouve plus].',
  ],
  midCentury: [
    'Bien <construit/construite>, bien <suivi/suivie> au fil des ans : {cetteHouse} est [pratique et sans prétention|pleine de possibilités].',
  ],
  row: [
    'Des voisins de chaque côté et pourtant chacun chez soi : la villa mitoyenne [réunit le meilleur des deux mondes|est un bon compromis pour une famille].',
  ],
  bifamiliar: [
    'Un mur en commun avec de gentils voisins, tout le reste pour vous : c’est le principe de la villa jumelle.',
  ],
  terraced: [
    'Accrochée à la pente, terrasse tournée vers le soleil : cette maison offre [la vue et l’intimité|de la lumière à chaque niveau].',
  ],
  villa: [
    'Discrète derrière ses haies, cette villa [se déploie dans un parc arborisé|cultive l’élégance jusque dans les détails].',
  ],
  farm: [
    'Entre verger et prairies, cette ferme [a gardé sa grange et son four à pain|offre de l’espace à perte de vue].',
  ],
  castle: [
    'Tourelles, blason et allée de tilleuls : ce petit château est un morceau d’histoire que l’on peut habiter.',
  ],
  granny: ['À l’écart de la maison principale, cette maisonnette est [un petit monde en soi|idéale pour un couple].'],
  chalet: [
    'Bois patiné par le soleil, géraniums aux fenêtres, neige sur le toit : ce chalet [ressemble à ceux des cartes postales|a tout d’un vrai chalet].',
    'Retirer ses chaussures de ski, s’asseoir près du feu : dans ce chalet, [c’est le programme de chaque hiver|les vacances commencent à la porte].',
  ],
  rustic: ['Murs de pierre, châtaigniers et bruit du ruisseau : ce rustico est une invitation à ralentir.'],
});

export const summaries = phrases({
  '': [
    'Les {area} m² habitables se répartissent en {rooms} pièces sur {floors} niveaux.',
    'La surface habitable est de {area} m² sur une parcelle de {plot} m².',
    'Avec {rooms} pièces et {area} m², [l’espace ne manque pas|chacun trouvera sa place].',
    'La propriété comprend {rooms} pièces, [un sous-sol|des dépendances] et {plot} m² de terrain.',
  ],
  lived: [
    'La maison date de {year} et repose sur un terrain de {plot} m².',
    'La construction de {year} offre {area} m² habitables.',
  ],
});

export const gardens = phrases({
  garden: [
    'Le jardin, [arborisé|clôturé], offre [de la place pour les jeux|des coins d’ombre à toute heure].',
    'Au jardin poussent [pommiers, framboisiers et rosiers|herbes, petits fruits et un vieux cerisier].',
    'Pelouse, haie et un grand [noyer|tilleul|pommier] : le jardin est un bonheur pour les enfants et les chats.',
    'Les {plot} m² de terrain laissent la place à un potager, un trampoline et des chaises longues.',
  ],
  terrace: [
    'Du séjour, on sort sur la terrasse [couverte|plein sud|en bois].',
    'La terrasse, [abritée du vent|bien exposée], devient salle à manger d’été.',
  ],
  patio: [
    'Le coin terrasse jouxte la cuisine.',
    'On mange dehors jusque tard le soir, [à l’abri des regards|dans la verdure].',
  ],
  balcony: ['Un balcon court [sur toute la façade|le long du salon].'],
  pool: ['L’été, la piscine [réunit toute la famille|chauffée fait l’unanimité].'],
  sauna: ['Au sous-sol, un sauna attend les retours de balade.'],
  'terrace lakeView': ['De la terrasse, on contemple le {lake}.'],
});

export const buildings = phrases({
  '': [
    'Cave, buanderie et galetas [offrent beaucoup de rangement|complètent la maison].',
    'Le sous-sol abrite la technique, la buanderie et [un atelier|une cave saine].',
  ],
  renovated: [
    'Toiture, fenêtres et chauffage ont été refaits ces dernières années.',
    'La rénovation de {renovatedYear} a porté sur la cuisine, les salles d’eau et [le chauffage|les fenêtres].',
  ],
  needsWork: [
    'Cuisine, salles d’eau et chauffage sont à remplacer ; le prix en tient compte.',
    'La maison est vendue en l’état et offre [un réel potentiel d’agrandissement|carte blanche à vos idées].',
  ],
  heatPump: [
    'Une pompe à chaleur alimente le chauffage au sol.',
    'Pompe à chaleur et panneaux solaires limitent les frais d’énergie.',
  ],
  pellets: ['Le chauffage fonctionne aux pellets.'],
  oil: ['Le chauffage est à mazout, l’installation est révisée.'],
  gas: ['Le chauffage est au gaz.'],
  district: ['La maison est raccordée au chauffage à distance.'],
  minergie: ['Construite selon le standard Minergie, la maison reste agréable en toute saison.'],
  fireplace: ['Une cheminée [avec récupérateur |]chauffe le séjour à la mi-saison.'],
  chalet: ['Le poêle en pierre ollaire chauffe tout le rez.'],
  farm: ['La grange attenante [peut être aménagée|accueillera atelier, chevaux ou vieux tracteurs].'],
  parking: [
    'Un garage et une place extérieure complètent l’ensemble.',
    'Pour les voitures : [un garage double|un couvert|un garage] juste à côté de la maison.',
  ],
  charging: ['Une borne de recharge est installée.'],
  fibre: ['La maison est raccordée à la fibre optique.'],
});

export const highlightHeadings = phrases({
  '': ['La maison en bref :', 'Points forts :', 'Les atouts de la maison :', 'À noter :'],
});

export const highlightItems = phrases({
  '': ['{rooms} pièces, {area} m² habitables', 'parcelle de {plot} m²', '{floors} niveaux habitables'],
  garden: ['jardin [arborisé|clôturé]'],
  terrace: ['grande terrasse'],
  pool: ['piscine'],
  sauna: ['sauna'],
  fireplace: ['cheminée'],
  parking: ['garage et place extérieure'],
  charging: ['borne de recharge'],
  heatPump: ['pompe à chaleur'],
  minergie: ['label Minergie'],
  fibre: ['fibre optique'],
  cellar: ['cave'],
  openKitchen: ['cuisine ouverte'],
  equippedKitchen: ['cuisine entièrement équipée'],
  twoBaths: ['{baths} salles d’eau'],
  lakeView: ['vue sur le {lake}'],
  mountainView: ['vue sur les montagnes'],
  stopNear: ['{stopNoun} à {stopMin} à pied'],
  shopNear: ['commerces à {shopMin}'],
  schoolNear: ['école à pied'],
  quiet: ['situation calme'],
});
