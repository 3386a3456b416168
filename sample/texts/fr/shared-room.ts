import { phrases } from '../phrases.ts';

export const titles = phrases({
  '': [
    'Chambre en colocation {aCity}',
    'Chambre [lumineuse|sympa|tranquille] dans une coloc {aCity}',
    'Coloc {aCity} cherche une nouvelle tête',
    'Chambre de {area} m² en colocation',
    'On cherche un ou une coloc {aCity}',
    'Chambre libre {aCity}',
  ],
  furnished: ['Chambre meublée en colocation {aCity}'],
  university: ['Chambre pour étudiants {aCity}', 'Coloc proche des hautes écoles'],
  outdoor: ['Coloc avec {outdoor} {aCity}'],
  central: ['Chambre en coloc au centre {deCity}'],
});

export const openings = phrases({
  '': [
    'Une chambre se libère chez nous {desDate}, et nous cherchons quelqu’un qui aime cuisiner, rire et, de temps en temps, [faire la vaisselle|descendre les poubelles].',
    'Nous sommes {mates} colocs [entre 23 et 35 ans|d’une trentaine d’années], plutôt faciles à vivre, et cherchons du renfort {aCity}.',
    'Tu cherches un chez-toi plutôt que quatre murs ? [Lis la suite|On va peut-être s’entendre].',
    'Notre coloc n’est ni une discothèque ni un couvent : [on trinque volontiers après le travail|on cuisine ensemble une fois par semaine].',
    'Une chambre se libère parce que [Léa emménage avec son copain|Jonas part un an à Lisbonne|notre coloc a trouvé du travail ailleurs].',
    'Des gens sympas, une grande table de cuisine, un loyer correct : [voilà notre coloc|on n’a pas besoin d’en dire beaucoup plus].',
    'Le bail est à plusieurs, le frigo aussi : [bienvenue dans notre coloc {aCity}|il nous manque une personne].',
  ],
  lastFlatmate: [
    'J’habite un appartement trop grand pour une seule personne et cherche [quelqu’un de calme pour le partager|un ou une coloc].',
  ],
  university: [
    'La rentrée approche et toujours pas de chambre ? {aCity}, [une place se libère chez nous|on en a une].',
  ],
});

export const details = phrases({
  '': [
    'Ta chambre fait {area} m², [elle est claire et calme|avec une grande fenêtre].',
    'La chambre mesure {area} m² ; [lit, armoire et bureau y tiennent sans peine|un lit double y entre facilement].',
    'Sur {area} m², tu as la place pour [un lit, une table et des plantes|t’installer comme tu veux].',
  ],
  furnished: ['La chambre est meublée : [lit, armoire et bureau sont là|tu n’as qu’à apporter tes habits].'],
  '!furnished': ['La chambre n’est pas meublée ; [tu peux reprendre le lit et l’armoire|tu l’aménages comme tu veux].'],
});

export const flats = phrases({
  '': [
    'Cuisine, salle de bains et salon sont partagés ; [le tournus de ménage est collé sur le frigo et il est même respecté|chacun fait sa part de ménage].',
    'La cuisine est assez grande pour y manger à six, et cela arrive souvent.',
    'Au salon, il y a un canapé, trop de livres et un [beamer|piano].',
    'L’appartement se trouve {floorAt}.',
  ],
  outdoor: ['Tout le monde profite {duOutdoor}, [presque chaque soir en été|surtout au petit-déjeuner].'],
  parquet: ['Il y a du parquet dans toutes les chambres.'],
  garden: ['Il y a un jardin où l’on fait pousser des tomates et griller des saucisses.'],
  pets: [
    'Il y a aussi [un chat|une vieille chatte], mieux vaut ne pas être allergique.',
    'Les animaux sont en principe les bienvenus.',
  ],
  ownLaundry: ['Lave-linge et sèche-linge sont dans l’appartement.'],
  sharedLaundry: ['La lessive se fait à la buanderie de l’immeuble.'],
  twoFlatmates: [
    'Nous travaillons tous les deux [à temps partiel|avec des horaires irréguliers], l’appartement est donc rarement plein.',
  ],
});

export const terms = phrases({
  '': [
    'Charges et internet sont compris.',
    'Électricité et internet sont inclus, [il y a une cagnotte pour le ménage|la redevance est partagée].',
    'Le loyer s’entend charges comprises ; [internet est partagé|garantie à discuter].',
  ],
  availableNow: ['Tu peux emménager [tout de suite|de suite ou à convenir].'],
  availableLater: ['La chambre est libre dès le {date}.'],
  onRequest: ['La date d’entrée est flexible.'],
});

export const contacts = phrases({
  '': [
    'Écris-nous quelques lignes sur toi, [on te propose un café|on fixera une visite].',
    'Curieux ou curieuse ? Dis-nous qui tu es et ce que tu fais, [on répond vite|on t’invitera à souper].',
    'Envoie-nous un petit mot, on se réjouit de te rencontrer !',
  ],
  agency: ['Intéressé ou intéressée ? Écris-nous qui tu es et quand tu souhaites emménager.'],
});
