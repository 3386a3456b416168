import { phrases } from '../phrases.ts';

export const titles = phrases({
  '': [
    '{house} {aCity}',
    '<Bel/Bella> {house} {aCity}',
    '{house} di {rooms} locali {aCity}',
    '{house}, {area} m² abitabili',
    'Spazio per vivere {aCity}',
  ],
  rent: ['Affittasi {house} {aCity}', '{house} in affitto {aCity}'],
  sell: ['Vendesi {house} {aCity}', 'In vendita: {house} {aCity}'],
  private: ['Da privato: {house} {aCity}'],
  lived: ['{house} ben <tenuto/tenuta> {aCity}'],
  'garden family': ['{house} con giardino per famiglia', 'Casa di famiglia con giardino {aCity}'],
  garden: ['{house} con giardino {aCity}'],
  lakeView: ['{house} con vista sul {lake}', 'Vista lago, giardino e tranquillità {aCity}'],
  mountainView: ['{house} con vista sui monti'],
  renovated: ['{house} <ristrutturato/ristrutturata> {aCity}'],
  needsWork: ['{house} da ristrutturare {aCity}', '{house} con potenziale {aCity}'],
  firstUse: ['{house} <nuovo/nuova> {aCity}', 'Nuova costruzione: {house} {aCity}'],
  planned: ['Su progetto: {house} {aCity}'],
  old: ['{house} con carattere {aCity}'],
  villa: ['Villa di prestigio {aCity}', 'Villa in posizione privilegiata'],
  chalet: ['Chalet con vista {aCity}'],
  rustic: ['Rustico in sasso {aCity}', 'Rustico con terreno {aCity}', 'Casa di vacanza nel verde {aCity}'],
  pool: ['{house} con piscina {aCity}'],
  quiet: ['{house} in zona tranquilla {aCity}'],
});

export const openings = phrases({
  '': [
    'Dietro la porta d’entrata c’è più spazio di quanto si immagini [dalla strada|al primo sguardo].',
    'La propria porta, il proprio giardino, nessuno sopra e nessuno sotto: [ecco che cosa significa abitare in una casa|è questo il bello di una casa].',
    'Ci sono case difficili da raccontare e facili da amare. Questa è una di quelle.',
    '{questaHouse} [cresce con la famiglia|ha posto per la famiglia, il lavoro e gli amici]: si entra in due e si resta in cinque.',
    'Locali generosi, un angolo per ciascuno e il verde per tutti: così si presenta {questaHouse}.',
  ],
  lived: [
    'Dalla soglia al solaio, {questaHouse} è sempre <stato tenuto/stata tenuta> con cura.',
    'In una zona [residenziale|apprezzata] {diCity}, {questaHouse} [aspetta una nuova famiglia|cerca nuovi abitanti].',
  ],
  'sell lived': [
    'Proponiamo in vendita {unaHouse} {aCity}, [in un contesto tranquillo|con spazi generosi].',
    'Le case in vendita {aCity} sono poche. Questa [merita una visita|vale la strada].',
  ],
  'sell private lived': [
    'I figli sono grandi e la casa è diventata troppo grande per noi: vendiamo [a chi saprà riempirla di vita|senza intermediari].',
  ],
  'rent lived': ['Vivere in una casa senza comprarla: {aCity} è possibile.'],
  'rent private lived': [
    'Partiamo per [due|tre] anni all’estero e affittiamo la nostra casa a [una famiglia ordinata|persone che ne abbiano cura].',
  ],
  'family garden': [
    'Un giardino per correre, un solaio per nascondersi, {bedrooms} camere: se scegliessero i bambini, [sarebbe questa la casa|la visita durerebbe cinque minuti].',
    'Al mattino si apre la porta e i bambini sono già in giardino.',
  ],
  garden: [
    'Per chi ama pomodori, fichi e uva americana: il giardino di {questaHouse} [è una piccola meraviglia|aspetta solo un nuovo giardiniere].',
  ],
  lakeView: [
    'Tra gli alberi brilla il {lake}, sulla terrazza è pronto il caffè: [così cominciano qui le domeniche|non serve altro].',
  ],
  mountainView: ['Da quasi tutte le finestre si vedono i monti: {questaHouse} è <costruito/costruita> per la vista.'],
  firstUse: [
    'Appena <terminato/terminata> e mai <abitato/abitata>: {questaHouse} [punta su luce e materiali naturali|convince per le linee sobrie].',
  ],
  planned: ['Per ora esiste solo sui piani, ma presto sarà realtà: consegna prevista [nel {year}|a fine cantiere].'],
  renovated: [
    'I lavori sono finiti: {questaHouse} è <stato rinnovato/stata rinnovata> [da cima a fondo|con gusto] e si può abitare subito.',
  ],
  'renovated old': [
    'Muri antichi, tecnica di oggi: {questaHouse} è <stato rinnovato/stata rinnovata> [da cima a fondo|con rispetto].',
  ],
  old: [
    'Muri spessi, angoli d’ombra e tanta storia: {questaHouse} ha [visto passare generazioni|un carattere che non si inventa].',
  ],
  needsWork: [
    'Una bella addormentata: {questaHouse} ha bisogno di lavori, ma [la sostanza c’è|posizione e volumi li meritano].',
  ],
  midCentury: [
    'Costruzione solida e manutenzione regolare: {questaHouse} è [pratica e senza pretese|ricca di possibilità].',
  ],
  row: ['Vicini ai lati e pace in casa: la casa a schiera [unisce le due cose|è un buon compromesso per la famiglia].'],
  bifamiliar: ['Un muro in comune con vicini simpatici, tutto il resto è vostro.'],
  terraced: [
    'Appoggiata al pendio, con la terrazza rivolta al sole: questa casa offre [vista e riservatezza|luce a ogni livello].',
  ],
  villa: ['Discreta dietro le siepi, questa villa [si apre su un parco con palme e camelie|cura ogni dettaglio].'],
  chalet: [
    'Legno scurito dal sole, gerani alle finestre, neve sul tetto: questo chalet [sembra uscito da una cartolina|è come deve essere uno chalet].',
  ],
  rustic: [
    'Muri di sasso, castagni e il rumore del torrente: questo rustico [invita a rallentare|è il posto giusto per staccare].',
    'Si arriva per una stradina tra i muretti a secco, poi c’è solo silenzio: questo rustico è [un rifugio vero|un piccolo mondo].',
    'Il tetto in piode, il camino annerito, la panca di granito davanti alla porta: questo rustico ha conservato tutto il suo fascino.',
  ],
  castle: ['Torrette, stemmi e un viale di tigli: un pezzo di storia in cui si può abitare.'],
  granny: ['Un po’ discosta dalla casa principale, questa casetta è [un piccolo mondo a sé|ideale per una coppia].'],
  farm: [
    'Tra il frutteto e i prati, questa casa colonica ha conservato [la stalla e il forno del pane|i suoi spazi generosi].',
  ],
});

export const summaries = phrases({
  '': [
    'I {area} m² abitabili si suddividono in {rooms} locali su {floors} piani.',
    'La superficie abitabile è di {area} m² su un terreno di {plot} m².',
    'Con {rooms} locali e {area} m² [lo spazio non manca|c’è posto per tutti].',
    'La proprietà comprende {rooms} locali e {plot} m² di terreno.',
  ],
  'lived !old': ['La casa è del {year} e sorge su un terreno di {plot} m².'],
});

export const gardens = phrases({
  garden: [
    'Il giardino, [alberato|recintato], offre [spazio per giocare|angoli d’ombra a ogni ora].',
    'In giardino crescono [fichi, kaki e rose|erbe, lamponi e un vecchio ciliegio].',
    'Prato, siepe e [una pergola d’uva americana|un grande noce]: il giardino è la gioia di bambini e gatti.',
    'I {plot} m² di terreno lasciano posto a orto, altalena e sdraio.',
  ],
  terrace: [
    'Dal soggiorno si esce sulla terrazza [coperta|in pietra].',
    'La terrazza, [riparata dal vento|soleggiata], d’estate diventa sala da pranzo.',
  ],
  patio: [
    'Il posto per grigliare è subito fuori dalla cucina.',
    'Si cena all’aperto fino a tardi, [lontano dagli sguardi|nel verde].',
  ],
  balcony: ['Un balcone corre [lungo tutta la facciata|davanti alle camere].'],
  pool: ['D’estate la piscina è il punto d’incontro della famiglia.'],
  sauna: ['Nel seminterrato c’è una sauna.'],
  'terrace lakeView': ['Dalla terrazza si ammira il {lake}.'],
});

export const buildings = phrases({
  '!rustic': [
    'Cantina, lavanderia e solaio [offrono molto spazio|completano la casa].',
    'Nel seminterrato si trovano locale tecnico, lavanderia e [una cantina asciutta|un locale hobby].',
  ],
  renovated: [
    'Tetto, finestre e riscaldamento sono stati rifatti negli ultimi anni.',
    'La ristrutturazione del {renovatedYear} ha interessato cucina, bagni e [riscaldamento|finestre].',
  ],
  needsWork: [
    'Cucina, bagni e riscaldamento sono da sostituire; il prezzo ne tiene conto.',
    'La casa si vende nello stato attuale e lascia [spazio alle idee|margini di ampliamento].',
  ],
  heatPump: ['Il riscaldamento è a termopompa con serpentine.', 'Termopompa e pannelli solari tengono basse le spese.'],
  pellets: ['Il riscaldamento è a pellet.'],
  oil: ['Il riscaldamento è a nafta; l’impianto è revisionato.'],
  gas: ['Il riscaldamento è a gas.'],
  district: ['La casa è allacciata al teleriscaldamento.'],
  minergie: ['Costruita secondo lo standard Minergie, la casa è piacevole in ogni stagione.'],
  fireplace: ['Il camino scalda il soggiorno nelle mezze stagioni.'],
  rustic: ['Acqua ed elettricità sono allacciate.'],
  parking: [
    'Completano la proprietà un garage e un posteggio esterno.',
    'Per le auto c’è [un garage doppio|una tettoia|un garage] accanto alla casa.',
  ],
  charging: ['È installata una stazione di ricarica.'],
  fibre: ['La casa è allacciata alla fibra ottica.'],
});

export const highlightHeadings = phrases({ '': ['La casa in breve:', 'I punti forti:', 'Da sapere:'] });

export const highlightItems = phrases({
  '': ['{rooms} locali, {area} m² abitabili', 'terreno di {plot} m²', '{floors} piani abitabili'],
  garden: ['giardino [alberato|recintato]'],
  terrace: ['grande terrazza'],
  pool: ['piscina'],
  sauna: ['sauna'],
  fireplace: ['camino'],
  parking: ['garage e posteggio'],
  charging: ['stazione di ricarica'],
  heatPump: ['termopompa'],
  minergie: ['certificato Minergie'],
  fibre: ['fibra ottica'],
  cellar: ['cantina'],
  openKitchen: ['cucina a vista'],
  equippedKitchen: ['cucina completa'],
  twoBaths: ['{baths} bagni'],
  lakeView: ['vista sul {lake}'],
  mountainView: ['vista sui monti'],
  stopNear: ['{stopNoun} a {stopMin} a piedi'],
  shopNear: ['negozi a {shopMin}'],
  schoolNear: ['scuole raggiungibili a piedi'],
  quiet: ['zona tranquilla'],
});
