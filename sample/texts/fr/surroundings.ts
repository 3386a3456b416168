import { phrases } from '../phrases.ts';

export const areas = phrases({
  '': [
    '{city} offre [tout ce qu’il faut au quotidien|un bel équilibre entre ville et nature].',
    'Le quartier est [verdoyant et bien desservi|vivant et agréable].',
  ],
  quiet: [
    'La situation est calme : [une rue sans transit|une zone 30 et beaucoup de verdure].',
    'Le quartier, tranquille, [plaît aux familles|est apprécié de ses habitants].',
    'Peu de voitures devant, de la verdure derrière : [on dort fenêtres ouvertes|le calme est réel].',
  ],
  'city !quiet': [
    'Le quartier vit : [cafés, petits commerces et marché|bistrots, cinémas et parcs] sont au coin de la rue.',
    'On vit ici en ville, avec tout ce que cela apporte.',
  ],
  'city quiet': ['Malgré la proximité du centre, on est étonnamment au calme côté cour.'],
  town: [
    '{city} est [à taille humaine et pleine de vie|assez grande pour tout trouver, assez petite pour se connaître].',
    'Le centre {deCity} se rejoint [à pied|à vélo] en quelques minutes.',
  ],
  'village !alpine': [
    '{city} est un village vivant, avec [son école, son auberge et ses fêtes|ses sociétés locales et son école].',
    'Champs et forêts commencent [au bout du chemin|à quelques pas].',
  ],
  'village alpine': [
    'L’hiver, la neige est devant la porte ; l’été, les sentiers partent du village.',
    '{city} a gardé son caractère de village de montagne.',
  ],
  resort: [
    'Remontées mécaniques, pistes de fond et sentiers sont à quelques minutes.',
    'L’hiver, on part skier directement depuis le village ; l’été, on part marcher.',
  ],
  lakeside: [
    'Les rives du {lake} sont à [quelques minutes à pied|une courte promenade].',
    'Plage et sentier au bord du {lake} sont tout proches.',
  ],
  university: ['Hautes écoles et bibliothèques sont proches.'],
});

export const transports = phrases({
  '': [
    '{stopLe} se trouve à {stopMin} à pied.',
    '{stopMin} suffisent pour rejoindre {stopLe}.',
    '{stopLe} est à {stopMin}.',
  ],
  stopNear: ['{stopLe} est [au coin de la rue|presque devant la porte].'],
  'train centre': ['La gare est à {stopMin} à pied ; de là, on rejoint {centre} en {centreMin}.'],
  'centre !train': [
    'En transports publics, on est {centreAt} en {centreMin}.',
    '{stopLe} est proche et {centre} n’est qu’à {centreMin}.',
  ],
  tram: ['Le tram passe à {stopMin} et rejoint rapidement le centre.'],
  metro: [
    '{stopLe} est toute proche, on est au centre en quelques minutes.',
    'Le métro passe à {stopMin}, toutes les quelques minutes.',
  ],
  postbus: ['{stopBy} s’arrête [au village|tout près].'],
  motorway: [
    'L’entrée d’autoroute est à {motorwayMin} en voiture.',
    'En voiture, l’autoroute se rejoint en {motorwayMin}.',
  ],
  'motorway centre': ['Les pendulaires rejoignent {centre} sans peine, en train ou en voiture.'],
});

export const errands = phrases({
  '': [
    'Les commerces sont à {shopMin} à pied.',
    'Boulangerie, épicerie et poste [se trouvent à {shopMin}|se rejoignent à pied].',
    'Pour les courses de tous les jours, [une courte promenade suffit|pas besoin de voiture].',
    'On trouve sur place [alimentation, boulangerie et pharmacie|magasins, poste, cabinet médical et coiffeur].',
  ],
  shopNear: [
    'Tous les commerces du quotidien sont [au coin de la rue|à deux pas].',
    'Les croissants du dimanche ? La boulangerie est à {shopMin}.',
  ],
  schoolNear: ['Crèche et école sont à [quelques minutes à pied|{schoolMin}].'],
  'schoolNear family': [
    'Le chemin de l’école est court et sûr.',
    'École, garderie et place de jeux sont si proches que les enfants y vont seuls.',
  ],
  village: ['Au village, on trouve [une épicerie, une auberge et une école|un magasin avec agence postale].'],
  'town !quiet': ['Le samedi, c’est jour de marché ; les autres jours, les commerces du centre suffisent.'],
  'village !schoolNear family': ['L’école primaire est au village, les plus grands prennent le bus.'],
});

export const leisure = phrases({
  '': [
    'Sentiers, pistes cyclables et parcours de jogging [ne manquent pas|sont à proximité].',
    'Sociétés locales, terrains de sport et [piscine|bibliothèque] sont accessibles facilement.',
  ],
  'village !alpine': ['La forêt est à quelques pas, la place de pique-nique aussi.'],
  alpine: ['Randonnée, VTT, ski de fond : la montagne est un terrain de jeu en toute saison.'],
  lakeside: [
    'Une baignade après le travail ? Le {lake} est à côté.',
    'Les soirs d’été, tout le monde se retrouve au bord du {lake}.',
  ],
  city: [
    'Cinémas, théâtres et restaurants se rejoignent à pied.',
    'Le soir, on a le choix entre [le concert, le cinéma et le canapé|la terrasse du bistrot et son propre canapé].',
  ],
});
