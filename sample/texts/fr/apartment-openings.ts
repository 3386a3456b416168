import { phrases } from '../phrases.ts';

export const titles = phrases({
  '': [
    '{beauFlat} {aCity}',
    '{flat} {aCity}',
    '{flat}, {area} m², {aCity}',
    'Un chez-soi lumineux {aCity}',
    '{flat} bien agencé {aCity}',
    'Vivre {aCity} : {flat}',
    '{area} m² bien pensés {aCity}',
  ],
  rent: ['À louer : {flat} {aCity}', '{flat} à louer {aCity}', '{beauFlat} à louer'],
  'rent availableNow': ['Libre de suite : {flat} {aCity}', 'Disponible immédiatement : {beauFlat}'],
  'rent private': ['Cherche repreneur : {flat} {aCity}', 'Reprise de bail : {flat}', 'À remettre : {beauFlat} {aCity}'],
  sell: ['À vendre : {flat} {aCity}', '{beauFlat} à vendre {aCity}', 'Devenez propriétaire {aCity}'],
  'sell private': ['De particulier : {flat} {aCity}', 'Vente directe du propriétaire : {flat}'],
  lived: ['{flat} très bien entretenu {aCity}'],
  lakeView: [
    '{flat} avec vue sur le {lake}',
    'Vue imprenable sur le {lake}',
    'Le {lake} pour horizon',
    '{flat} vue lac {aCity}',
  ],
  mountainView: ['{flat} avec vue sur les montagnes', 'Face aux sommets : {flat} {aCity}'],
  outdoor: ['{flat} avec {outdoor} {aCity}', '{beauFlat} avec {outdoor}'],
  'balcony sunny': ['{flat} avec balcon ensoleillé'],
  patio: ['{flat} avec jardin {aCity}', 'Rez-de-jardin : {flat} {aCity}'],
  roofTerrace: ['{flat} avec toit-terrasse', 'Sur les toits {deCity}'],
  firstUse: ['Première occupation : {flat} {aCity}', 'Neuf : {flat} {aCity}', '{flat} neuf, prêt à habiter'],
  planned: ['Promotion neuve : {flat} {aCity}', 'Sur plan : {flat} {aCity}'],
  renovated: ['{flat} entièrement rénové {aCity}', '{flat} rénové avec goût', 'Rénové récemment : {flat} {aCity}'],
  old: ['{flat} plein de charme {aCity}', 'Le charme de l’ancien {aCity}', 'Moulures et parquets : {flat} {aCity}'],
  needsWork: ['{flat} à rafraîchir {aCity}', '{flat} à fort potentiel'],
  family: [
    'Idéal pour une famille : {flat} {aCity}',
    'Appartement familial {aCity}',
    'De l’espace pour toute la famille {aCity}',
  ],
  studio: ['Studio lumineux {aCity}', 'Studio pratique et bien situé', 'Charmant studio {aCity}'],
  compact: ['Idéal pour une personne ou un couple', '{flat} cosy {aCity}'],
  attic: ['Sous les toits {deCity}', '{flat} sous les combles', 'Poutres et lumière : {flat} {aCity}'],
  duplex: ['Duplex de {rooms} pièces {aCity}', 'Sur deux niveaux : {flat} {aCity}'],
  loft: ['Loft de {area} m² {aCity}', 'Grand volume, belle lumière : loft {aCity}'],
  penthouse: [
    'Attique avec grande terrasse {aCity}',
    'Attique de {rooms} pièces {aCity}',
    'Au dernier étage : attique {aCity}',
  ],
  furnished: ['Meublé : {flat} {aCity}', 'Meublé et équipé {aCity}'],
  quiet: ['{flat} au calme {aCity}', 'Au calme : {flat}'],
  'central town': ['{flat} au centre {deCity}'],
  'city central': ['En plein cœur {deCity}', '{flat} à deux pas de tout'],
  minergie: ['{flat} labellisé Minergie'],
  fireplace: ['{flat} avec cheminée {aCity}'],
  large: ['{area} m² habitables {aCity}', 'Spacieux {flat} {aCity}'],
});

export const openings = phrases({
  '': [
    'Des pièces bien proportionnées, de la lumière toute la journée et un plan sans mètre carré perdu : [voilà ce qui fait le charme de ce logement|tout est dit ou presque].',
    'Poussez la porte et [laissez-vous convaincre|imaginez-vous chez vous] : {ceFlat} [a tout d’un vrai foyer|se prête à mille façons d’habiter].',
    'Vous cherchez un logement où l’on se sent bien dès le premier soir ? [{ceFlat} mérite une visite|Ne cherchez plus].',
    'Bien conçu, lumineux et facile à vivre, {ceFlat} [saura vous séduire|ne demande qu’à être habité].',
    'Certains plans tombent sous le sens : ici, chaque pièce a sa place et [sa lumière|sa raison d’être].',
    'Pas de longs discours : [de la lumière, du calme et un agencement intelligent|un plan clair, de belles fenêtres et tout à portée de main].',
  ],
  lived: [
    'On remarque tout de suite que {ceFlat} a été [habité avec soin|entretenu avec attention].',
    'Dans un immeuble [bien tenu|soigné] {deCity}, {ceFlat} [attend ses nouveaux occupants|n’attend plus que vous].',
  ],
  'rent lived': [
    'Nous vous proposons à la location {unFlat}, [lumineux et bien agencé|dans un immeuble bien entretenu] {aCity}.',
    'À louer {aCity} : {unFlat}, [clair et fonctionnel|bien distribué et facile à meubler].',
  ],
  'rent private lived': [
    'Nous déménageons et cherchons [un repreneur soigneux|quelqu’un pour reprendre notre bail] : {ceFlat} nous a vus très heureux.',
    'Pour raisons professionnelles, je quitte {ceFlat} et cherche une personne [de confiance|tranquille] pour le reprendre.',
    'La famille s’agrandit, il nous faut plus de place : nous laissons donc [à regret |]{ceFlat}.',
    'Après [quatre|cinq|six|sept] belles années, je remets {ceFlat} à qui saura l’apprécier.',
  ],
  'sell lived': [
    'Nous avons le plaisir de vous présenter {ceFlat}, situé {aCity} dans [une PPE bien gérée|une petite copropriété soignée].',
    'Devenir propriétaire {aCity} : avec {ceFlat}, [le projet prend forme|l’idée devient concrète].',
    'À vendre {aCity} : {unFlat}, [bien entretenu et lumineux|dans un environnement recherché].',
  ],
  'sell private lived': [
    'Vente directe, sans intermédiaire : nous nous séparons de notre logement [pour nous installer dans une maison|après de belles années passées ici].',
  ],
  'lakeView upper': [
    'Ouvrez les stores au petit matin : le {lake} est là, [juste devant vous|changeant, lumineux, différent chaque jour].',
    'Un café à la main, le {lake} sous les yeux : {ceFlat} [offre ce luxe tous les matins|commence la journée en beauté].',
  ],
  lakeView: ['Le {lake} n’est jamais loin : [on l’aperçoit depuis le séjour|il s’invite jusque dans le salon].'],
  'mountainView upper': [
    'Du lever au coucher du soleil, les sommets changent de couleur sous vos fenêtres : {ceFlat} vit au rythme de sa vue.',
    'Rien ne vient couper la vue : [par-dessus les toits|au-delà des arbres], le regard file jusqu’aux montagnes.',
  ],
  'balcony sunny': [
    'Dès les beaux jours, [les repas se prennent dehors|la vie se passe dehors] : le balcon est assez grand pour une table et quelques amis.',
  ],
  'balcony eveningSun': ['Le soir, le soleil s’attarde sur le balcon, [et l’apéritif aussi|et l’on fait de même].'],
  patio: [
    'Un appartement qui se prend pour une maison : du séjour, on sort de plain-pied dans le jardin.',
    'Le café au jardin, les pieds dans l’herbe : {ceFlat} [au rez |]le permet, même en ville.',
  ],
  roofTerrace: [
    'Un toit-terrasse [au-dessus de tout|à l’abri des regards] : voilà ce qui rend {ceFlat} si rare {aCity}.',
  ],
  firstUse: [
    'Personne n’a encore habité ici : {ceFlat}, tout juste terminé, [sent encore le bois neuf|n’attend que vos meubles].',
    'Lignes sobres, larges baies vitrées, matériaux choisis avec soin : {ceFlat} [tient les promesses du neuf|inaugure un immeuble récent {aCity}].',
  ],
  planned: [
    'Le chantier avance, les plans sont prêts : {ceFlat} sera livré [en {year}|clé en main], dans un immeuble à taille humaine.',
    'En réservant maintenant, vous choisissez encore [les revêtements et la cuisine|cuisine, sols et salles d’eau] de {ceFlat}.',
  ],
  renovated: [
    'Entièrement rénové, {ceFlat} allie [le confort d’aujourd’hui à la solidité d’hier|des matériaux chaleureux à des équipements actuels].',
    'Les travaux sont terminés, il ne reste qu’à poser les cartons : {ceFlat} a été rénové [avec soin|de fond en comble].',
  ],
  old: [
    'Hauts plafonds, vieux parquets, portes à moulures : {ceFlat} a [l’élégance d’une autre époque|tout le charme de l’ancien].',
    'Les amateurs d’ancien seront comblés : {ceFlat} a gardé [son âme|ses moulures et ses parquets].',
  ],
  midCentury: [
    'Une construction solide, des pièces carrées, beaucoup de rangements : on savait bâtir, à l’époque.',
    'Sans chichis mais avec de vrais volumes, {ceFlat} offre beaucoup d’espace [pour son prix|et de lumière].',
  ],
  needsWork: [
    'Les bases sont saines, le reste est affaire d’imagination : {ceFlat} [est à rafraîchir|attend un acquéreur avec des idées].',
    'Un peu de peinture, quelques travaux et beaucoup d’envie : {ceFlat} a [un vrai potentiel|de quoi devenir un très beau logement].',
  ],
  family: [
    'Chacun sa chambre et une grande table pour se retrouver : {ceFlat} est fait pour [une famille|la vie de famille].',
    'Entre les devoirs, les jeux et les repas qui s’éternisent, une famille trouvera ici [tout l’espace qu’il lui faut|sa place sans se marcher dessus].',
  ],
  studio: [
    'Petit mais malin : ce studio convient aussi bien [à un premier logement|à un pied-à-terre] qu’[à une personne en formation|à un pendulaire].',
    'Une pièce lumineuse, un coin cuisine bien équipé, une salle d’eau et la porte qui se ferme derrière soi : parfois, il n’en faut pas plus.',
  ],
  compact: [
    'Grand pour une personne, parfait pour deux : {ceFlat} [va à l’essentiel|est un vrai cocon].',
    'Ni trop, ni trop peu : {ceFlat} [plaira à celles et ceux qui aiment la simplicité|se meuble et s’entretient facilement].',
  ],
  attic: [
    'Sous les poutres, on se sent [à l’abri du monde|tout de suite bien] : {ceFlat} a le charme des logements sous les toits.',
    'Personne au-dessus, le ciel dans les fenêtres : {ceFlat} [se niche sous le toit|a quelque chose d’une cabane perchée].',
  ],
  duplex: [
    'En bas on vit, en haut on dort : sur ses deux niveaux, ce duplex [a presque l’air d’une maison|sépare joliment le jour et la nuit].',
  ],
  loft: [
    'De grands volumes, peu de murs, beaucoup de lumière : ce loft [laisse toute liberté à qui l’aménage|aime les grandes tables et les grandes idées].',
  ],
  penthouse: [
    'Tout en haut de l’immeuble, cet attique offre ce que la ville a de plus rare : [de l’espace, du ciel et du silence|une terrasse, de la lumière et pas un vis-à-vis].',
    'La terrasse fait presque le tour de cet attique : [il y a toujours un coin au soleil|on y suit le soleil du petit-déjeuner à l’apéritif].',
  ],
  furnished: [
    'Il suffit de poser ses valises : le logement est entièrement meublé et équipé, [du lit aux verres à vin|vaisselle et linge compris].',
  ],
  'city central': [
    'Au cœur {deCity}, tout se fait à pied : [les courses, le cinéma, le marché du samedi|le travail, les cafés, les amis].',
  ],
  'village quiet': [
    '{aCity}, on entend les oiseaux avant les voitures : {ceFlat} [est idéal pour qui cherche le calme|profite d’un environnement paisible].',
    'Le calme d’un village, [un voisinage sympathique|des chemins de campagne à deux pas] et un appartement [bien pensé|où l’on respire] : voilà l’essentiel.',
  ],
  fireplace: [
    'Les soirs d’hiver, le feu crépite dans la cheminée et [personne n’a envie de sortir|le salon devient le cœur de la maison].',
  ],
});

export const summaries = phrases({
  '': [
    'Situé {floorAt}, {leFlatCourt} offre une surface habitable de {area} m².',
    '{leFlatCourt} se trouve {floorAt} [d’un immeuble à taille humaine|d’un immeuble tranquille].',
    'Avec ses {area} m², {leFlatCourt} [offre de beaux espaces|se prête à tous les aménagements].',
    'Les {area} m² habitables sont [très bien distribués|faciles à aménager].',
    'On habite {floorAt}, [avec une belle lumière|au calme].',
  ],
  '!studio': ['La surface d’environ {area} m² se répartit en {rooms} pièces [faciles à meubler|bien proportionnées].'],
  'lived !old': ['Construit en {year}, l’immeuble a été régulièrement entretenu ; {leFlatCourt} se trouve {floorAt}.'],
  firstUse: ['L’immeuble, achevé en {year}, compte parmi les réalisations les plus soignées du quartier.'],
});
