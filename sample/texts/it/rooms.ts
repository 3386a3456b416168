import { phrases } from '../phrases.ts';

export const living = phrases({
  '': [
    'Il soggiorno è [luminoso|spazioso] e accoglie comodamente un divano e un grande tavolo.',
    'La zona giorno si divide con facilità in angolo pranzo e angolo salotto.',
    'L’atrio d’entrata, con [armadi a muro|spazio per il guardaroba], porta a tutti i locali.',
    'Ampie finestre [riempiono di luce il soggiorno|portano il sole in soggiorno].',
  ],
  outdoor: [
    'Dal soggiorno si esce direttamente {outdoorSul}.',
    'D’estate la porta {outdoorVerso} resta aperta e il soggiorno [raddoppia|continua all’esterno].',
  ],
  sunny: ['Il soggiorno è orientato {facing} e [soleggiato|luminoso anche d’inverno].'],
  lakeView: ['Dal divano lo sguardo si perde sul {lake}.', 'A tavola si vedono passare i battelli sul {lake}.'],
  mountainView: ['Le montagne entrano dalle finestre [come in un quadro|del soggiorno].'],
  fireplace: ['Un camino [scalda il soggiorno|rende accogliente la zona giorno] nelle sere d’inverno.'],
  old: ['Soffitti alti, stucchi e vecchie porte danno carattere ai locali.'],
  'large !studio': ['Il soggiorno è tanto grande da ospitare [un pianoforte e una biblioteca|una lunga tavolata].'],
  studio: [
    'Il locale si divide facilmente in zona giorno e zona notte.',
    'Letto, tavolo e divano ci stanno senza problemi.',
  ],
  attic: ['Travi a vista e finestre sul tetto danno al soggiorno [una luce particolare|molto carattere].'],
  view: ['La vista è [aperta|libera].'],
});

export const kitchen = phrases({
  openKitchen: [
    'La cucina a vista [con isola|con bancone|con un ampio piano di lavoro] invita a cucinare in compagnia.',
    'La cucina, aperta sul soggiorno, è [moderna e completa|ben attrezzata].',
  ],
  separateKitchen: [
    'La cucina è separata e [abitabile|ha una finestra].',
    'Nella cucina separata c’è posto per [un tavolo|la colazione in famiglia].',
  ],
  'equippedKitchen !studio': [
    'La cucina è completa di [lavastoviglie, piano in vetroceramica e forno|forno, induzione, lavastoviglie e congelatore].',
    'In cucina non manca nulla, [nemmeno la lavastoviglie|dalla lavastoviglie al forno a vapore].',
  ],
  'studio equippedKitchen': ['L’angolo cottura è completo di tutto.'],
  'asNew !studio': ['La cucina è recente e come nuova.'],
  'firstUse !studio': ['La cucina è nuova, con apparecchi di qualità.'],
  'renovated !studio': ['La cucina è stata completamente rifatta.'],
  needsWork: ['La cucina è datata ma funzionante.'],
  'kept !openKitchen !studio': [
    'La cucina è [pratica|in buono stato] e offre molto spazio.',
    'La cucina, classica e ben tenuta, ha [un angolo pranzo|molti armadi].',
  ],
  pantry: ['Un ripostiglio accoglie provviste e aspirapolvere.', 'Accanto alla cucina c’è una comoda dispensa.'],
});

export const bedrooms = phrases({
  '': [
    'Le {bedrooms} camere sono [luminose e tranquille|di buone dimensioni].',
    'La zona notte comprende {bedrooms} camere.',
    'Una delle {bedrooms} camere [può diventare un ottimo studio|si presta al telelavoro].',
  ],
  oneBedroom: ['La camera, sul lato tranquillo, accoglie un letto matrimoniale e un grande armadio.'],
  '!studio': ['Gli armadi a muro nel corridoio [risparmiano qualche mobile|sono molto capienti].'],
  duplex: ['Al piano superiore le camere godono di tutta la tranquillità.'],
  attic: ['Dal letto si guardano le nuvole attraverso la finestra sul tetto.'],
});

export const bath = phrases({
  '!twoBaths': ['Il bagno è [sobrio|luminoso] e funzionale.'],
  'lived !twoBaths': ['Il bagno è ben tenuto.'],
  'oneBath bath': ['Il bagno dispone di vasca.', 'Il bagno con vasca invita a prendersi il proprio tempo.'],
  'oneBath shower': ['Il bagno ha una doccia [a filo pavimento|ampia e moderna].'],
  'oneBath bathAndShower': ['Il bagno ha sia la vasca sia la doccia.'],
  twoBaths: [
    '{baths} bagni evitano le code del mattino.',
    'Oltre al bagno con vasca c’è un secondo servizio con doccia.',
  ],
  renovated: ['Il bagno è stato rifatto a nuovo.'],
  firstUse: ['Nel bagno, grandi piastrelle e rubinetteria sobria.'],
  sauna: ['Una sauna aspetta chi torna dalla montagna o dall’ufficio.'],
});

export const floors = phrases({
  parquet: [
    'Nelle camere [e in soggiorno |]c’è parquet, nei servizi piastrelle.',
    'I pavimenti sono in parquet[ di rovere|], caldi e accoglienti.',
  ],
  planks: ['I vecchi pavimenti in legno sono stati levigati e oliati.'],
  laminate: ['I pavimenti sono facili da tenere: laminato nelle camere, piastrelle nei servizi.'],
  tiles: [
    'I pavimenti in piastrelle [chiare|di grande formato] sono pratici e freschi d’estate.',
    'In tutti i locali ci sono piastrelle, [facili da pulire|piacevoli nei mesi caldi].',
  ],
});

export const outdoors = phrases({
  balcony: [
    'Il balcone è [abbastanza profondo per mangiare fuori|coperto e riparato].',
    'Sul balcone si fa colazione [da maggio a settembre|con calma].',
  ],
  loggia: ['La loggia, riparata dal vento, si usa [quasi tutto l’anno|da marzo a novembre].'],
  terrace: [
    'La terrazza accoglie un grande tavolo e qualche vaso di erbe aromatiche.',
    'La terrazza prolunga il soggiorno e d’estate diventa un locale in più.',
  ],
  patio: [
    'Il giardino privato, con siepe, è [ideale per i bambini|perfetto per le grigliate].',
    'Il piccolo giardino si presta a pranzi, giochi e riposo.',
  ],
  roofTerrace: ['La terrazza sul tetto prende il sole [dal mattino alla sera|a ogni ora].'],
  'balcony sunny': ['Il balcone, orientato {facing}, è [molto soleggiato|piacevole in ogni stagione].'],
  'outdoor lakeView': ['{outdoorDal} si vede il {lake}.'],
  'outdoor mountainView': ['{outdoorDal} si ammirano i monti.'],
  garden: ['Il giardino comune è a disposizione degli inquilini.'],
});
