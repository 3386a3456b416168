import { phrases } from '../phrases.ts';

export const titles = phrases({
  '': [
    '{bellFlat} {aCity}',
    '{flat} {aCity}',
    '{flat}, {area} m², {aCity}',
    'Luminoso {flat} {aCity}',
    '{flat} ben suddiviso {aCity}',
    'Abitare {aCity}: {flat}',
  ],
  rent: ['Affittasi {flat} {aCity}', '{flat} in affitto {aCity}', 'Da affittare: {bellFlat}'],
  'rent availableNow': ['Libero da subito: {flat} {aCity}', 'Subito disponibile: {bellFlat}'],
  'rent private': ['Cercasi subentrante: {flat} {aCity}', 'Subentro per {flat} {aCity}'],
  sell: ['Vendesi {flat} {aCity}', 'In vendita: {bellFlat} {aCity}', 'Il suo nuovo {flat} {aCity}'],
  'sell private': ['Da privato: {flat} {aCity}', 'Vendita diretta dal proprietario: {flat}'],
  lived: ['{flat} ben tenuto {aCity}'],
  lakeView: [
    '{flat} con vista sul {lake}',
    'Vista lago {aCity}',
    'Il {lake} davanti agli occhi',
    '{flat} vista lago {aCity}',
  ],
  mountainView: ['{flat} con vista sulle montagne', 'Vista aperta sui monti: {flat} {aCity}'],
  outdoor: ['{flat} con {outdoor} {aCity}', '{bellFlat} con {outdoor}'],
  'balcony sunny': ['{flat} con balcone soleggiato'],
  patio: ['{flat} con giardino {aCity}'],
  roofTerrace: ['{flat} con terrazza sul tetto', 'Sopra i tetti {diCity}'],
  firstUse: ['Prima occupazione: {flat} {aCity}', '{flat} nuovo {aCity}'],
  planned: ['Nuova costruzione: {flat} {aCity}', 'Su progetto: {flat} {aCity}'],
  renovated: ['{flat} ristrutturato {aCity}', '{flat} rinnovato con gusto', 'Appena ristrutturato: {flat} {aCity}'],
  old: ['{flat} in casa d’epoca {aCity}', 'Il fascino di una volta: {flat} {aCity}'],
  needsWork: ['{flat} da rinnovare {aCity}', '{flat} con potenziale'],
  family: ['Per la famiglia: {flat} {aCity}', 'Spazioso {flat} {aCity}'],
  studio: ['Monolocale {aCity}', '[Comodo|Accogliente] monolocale {aCity}'],
  compact: ['Ideale per una o due persone: {flat}', 'Accogliente {flat} {aCity}'],
  attic: ['Mansarda {aCity}', 'Sotto il tetto: {flat} {aCity}'],
  duplex: ['Duplex di {rooms} locali {aCity}', 'Su due livelli: {flat} {aCity}'],
  loft: ['Loft di {area} m² {aCity}'],
  penthouse: ['Attico con grande terrazza {aCity}', 'Attico di {rooms} locali {aCity}'],
  furnished: ['Arredato: {flat} {aCity}'],
  quiet: ['{flat} in zona tranquilla', '{flat} in posizione tranquilla {aCity}'],
  'central town': ['{flat} in centro {aCity}'],
  'city central': ['{flat} nel cuore {diCity}', '{flat} a due passi da tutto'],
  minergie: ['{flat} con standard Minergie'],
  fireplace: ['{flat} con camino {aCity}'],
  large: ['{area} m² abitabili {aCity}'],
});

export const openings = phrases({
  '': [
    'Locali ben proporzionati, luce per tutto il giorno e una pianta senza sprechi: [ecco perché qui si sta bene|il resto si scopre durante la visita].',
    'Cerca un posto in cui sentirsi a casa già dalla prima sera? {questoFlat} [merita una visita|potrebbe essere quello giusto].',
    'Luminoso, pratico e facile da arredare: {questoFlat} [si presta a molti modi di abitare|convince al primo sguardo].',
    'Basta aprire la porta per capire come si vive qui: [con calma e con tanta luce|bene, e senza complicazioni].',
    'Non servono grandi parole: [una pianta intelligente, belle finestre e tutto a portata di mano|luce, tranquillità e spazi che funzionano].',
  ],
  lived: [
    'Si vede subito che {questoFlat} è stato [abitato con cura|tenuto con attenzione].',
    'In uno stabile [ben tenuto|curato] {aCity}, {questoFlat} [aspetta un nuovo capitolo|attende chi saprà apprezzarlo].',
  ],
  'rent lived': [
    'Affittiamo {aCity} {unFlat}, [luminoso e ben suddiviso|in uno stabile ben tenuto].',
    '{aCity} è disponibile {unFlat}, [comodo ai servizi|pratico e accogliente].',
  ],
  'rent private lived': [
    'Ci trasferiamo e cerchiamo qualcuno che subentri nel nostro contratto: in {questoFlat} siamo stati [davvero bene|molto felici].',
    'Per motivi di lavoro lascio {questoFlat} e cerco una persona [tranquilla|di fiducia] che subentri.',
    'La famiglia cresce e ci serve più spazio: per questo lasciamo [a malincuore |]{questoFlat}.',
  ],
  'sell lived': [
    'Proponiamo in vendita {aCity} {unFlat}, [in una PPP ben gestita|in un contesto curato].',
    'Dalla pigione alla proprietà: con {questoFlat} [il passo è più breve di quanto si pensi|il progetto diventa concreto].',
  ],
  'sell private lived': [
    'Vendita diretta, senza intermediari: lasciamo il nostro appartamento [per trasferirci in una casa|dopo tanti anni felici].',
  ],
  'lakeView upper': [
    'Al mattino si alza la tapparella ed ecco il {lake}, [ogni giorno diverso|calmo e luminoso].',
    'Il caffè in mano e il {lake} davanti agli occhi: {questoFlat} [regala un inizio di giornata speciale|offre questo lusso ogni mattina].',
  ],
  lakeView: ['Il {lake} è così vicino che [lo si vede dal divano|entra quasi in soggiorno].'],
  'mountainView upper': ['Lo sguardo supera i tetti e arriva fino alle cime: {questoFlat} vive della sua vista.'],
  mountainView: [
    'Dalle finestre si vedono i monti, [con la neve fino a primavera|verdi d’estate e bianchi d’inverno].',
  ],
  'balcony sunny': [
    'Dalla primavera all’autunno si vive anche fuori: il balcone è [soleggiato e riparato|abbastanza grande per pranzare].',
  ],
  'balcony eveningSun': [
    'La sera il sole si ferma a lungo sul balcone, [giusto il tempo di un aperitivo|e viene voglia di fare lo stesso].',
  ],
  patio: [
    'Un appartamento che sembra una casa: dal soggiorno si esce direttamente in giardino.',
    'Colazione in giardino, a piedi nudi sull’erba: con {questoFlat} è possibile.',
  ],
  roofTerrace: ['Una terrazza sopra i tetti, lontano dagli sguardi: ecco che cosa rende speciale {questoFlat}.'],
  firstUse: [
    'Qui non ha ancora abitato nessuno: {questoFlat}, appena terminato, [profuma di nuovo|aspetta soltanto i suoi mobili].',
    'Linee sobrie, grandi vetrate e materiali scelti con cura: {questoFlat} [mantiene le promesse del nuovo|inaugura uno stabile moderno].',
  ],
  planned: ['Il cantiere avanza e i piani sono pronti: {questoFlat} sarà consegnato [nel {year}|chiavi in mano].'],
  renovated: [
    'Completamente ristrutturato, {questoFlat} [unisce comodità e carattere|si presenta come nuovo].',
    'I lavori sono finiti, resta solo da portare i mobili: {questoFlat} è stato rinnovato [con cura|da cima a fondo].',
  ],
  old: [
    'Soffitti alti, vecchi pavimenti, porte di una volta: {questoFlat} ha [il fascino delle case d’epoca|un’anima che non si costruisce più].',
  ],
  midCentury: [
    'Costruzione solida, locali regolari e tanti armadi: una volta si sapeva come costruire.',
    'Senza fronzoli ma con spazi veri: {questoFlat} offre molto [per il suo prezzo|e chiede poco].',
  ],
  needsWork: [
    'La sostanza è buona, il resto è questione di idee: {questoFlat} [è da rinnovare secondo i propri gusti|aspetta mani capaci].',
  ],
  family: [
    'Una camera per ciascuno e un grande tavolo per ritrovarsi: {questoFlat} è pensato per [una famiglia|la vita in famiglia].',
    'Compiti, giochi, cene lunghe: una famiglia troverà qui [tutto lo spazio che le serve|il posto giusto per ogni cosa].',
  ],
  studio: [
    'Piccolo ma ben pensato: questo monolocale è ideale [come prima casa|come punto d’appoggio] o per chi [studia|lavora] in zona.',
    'Un locale luminoso, un angolo cottura completo, un bagno e una porta da chiudere alle spalle: a volte basta questo.',
  ],
  compact: ['Comodo per una persona, giusto per due: {questoFlat} [va all’essenziale|è un piccolo nido].'],
  attic: ['Sotto le travi ci si sente [subito al riparo|subito a casa]: {questoFlat} ha il fascino delle mansarde.'],
  duplex: [
    'Sotto si vive, sopra si dorme: su due livelli questo duplex [sembra quasi una casa|separa bene il giorno dalla notte].',
  ],
  loft: [
    'Grandi volumi, poche pareti, tanta luce: questo loft [lascia piena libertà a chi lo arreda|ama i tavoli lunghi e le idee grandi].',
  ],
  penthouse: [
    'All’ultimo piano, con il cielo tutto per sé: questo attico offre [spazio, luce e silenzio|una terrazza che segue il sole].',
  ],
  furnished: [
    'Basta portare la valigia: l’alloggio è arredato e completo, [dal letto ai bicchieri|comprese stoviglie e biancheria].',
  ],
  'city central': [
    'Nel cuore {diCity} si fa tutto a piedi: [la spesa, il mercato, il cinema|il lavoro, il caffè, gli amici].',
  ],
  'village quiet': [
    '{aCity} si sentono le campane e il torrente, non il traffico: {questoFlat} è perfetto per chi cerca tranquillità.',
    'La calma del nucleo, [i sentieri a due passi|un vicinato cordiale] e un appartamento [ben pensato|accogliente]: che cosa si può volere di più?',
  ],
  'village south': ['Tra vigne e castagni, {aCity}, il tempo scorre [un po’ più lento|con un altro passo].'],
  fireplace: [
    'Nelle sere d’inverno il fuoco scoppietta nel camino e [nessuno ha voglia di uscire|il soggiorno diventa il centro della casa].',
  ],
});

export const summaries = phrases({
  '': [
    'Situato {floorAt}, {ilFlat} ha una superficie abitabile di {area} m².',
    '{ilFlat} si trova {floorAt} [di uno stabile tranquillo|di una piccola palazzina].',
    'La superficie abitabile è di {area} m², [ben sfruttati|senza corridoi inutili].',
    'Si abita {floorAt}, [con buona luce|con aria e luce] tutto il giorno.',
  ],
  '!studio': ['I {area} m² si suddividono in {rooms} locali [facili da arredare|ben proporzionati].'],
  'lived !old': ['Lo stabile è del {year} ed è stato curato nel tempo; {ilFlat} si trova {floorAt}.'],
  firstUse: ['Lo stabile, terminato nel {year}, è costruito con [cura|materiali durevoli].'],
});
