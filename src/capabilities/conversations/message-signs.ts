import { normalForm } from '#kernel/text/normal-form.ts';
import type { MessageSign } from './conversation.ts';

/** Words of four languages as `foldedWords` writes them: letters without accents and digits, with one space between two words. */
type Words = string;

const PAY: Words =
  'pay\\w*|paid|transfer\\w*|wire|send|deposit\\w*|uberweis\\w*|zahl\\w*|bezahl\\w*|einzahl\\w*|anzahl\\w*|virement|vire[rz]\\w*|vers\\w+|pay(?:er|ez)|regl\\w+|bonific\\w*|pag\\w+|anticip\\w*|acompte|arrhes|caparra|acconto';
const RENT: Words =
  'deposit|rent|month|months|bond|kaution|mietkaution|miete|monatsmiete|monatsmieten|caution|loyer|loyers|garantie|cauzione|affitto|caparra|deposito|mensilita|acompte|arrhes|anzahlung|acconto|reservation fee|reservierungsgebuhr|frais de reservation|frais de dossier';
/** Verbs for the payment of a deposit. They are common words, so they count only near a word for the deposit. */
const MAKE: Words =
  'mak(?:e|ing)|made|leave|put down|leist\\w*|hinterleg\\w*|effectu\\w+|depos\\w+|effettu\\w+|lasci\\w+|fare|faire';
const DEPOSIT: Words =
  'deposit|down ?payment|kaution|mietkaution|anzahlung|caution|depot|garantie|cauzione|caparra|deposito|acompte|acconto';
/** Words for payments that are always made in advance. */
const DOWN_PAYMENT: Words =
  'anzahlung|acompte|arrhes|caparra|acconto|reservation fee|reservierungsgebuhr|frais de reservation';
const VISIT: Words =
  'visit\\w*|viewing\\w*|see(?:ing)? (?:it|the)|view (?:it|the)|besichtig\\w*|visita|vedere|voir|keys?|schlussel\\w*|cles?|chiavi';
const BEFORE: Words = 'before|prior to|ahead of|vor|bevor|vorher|avant|prima';
const EARLY: Words =
  'in advance|upfront|up front|to (?:reserve|secure|hold|block)|im voraus|vorab|zur reservierung|um (?:sie |die wohnung |das zimmer )?zu (?:reservieren|sichern)|reservieren|a l avance|d avance|pour (?:reserver|bloquer|garantir)|in anticipo|anticipata\\w*|per (?:riservare|bloccare|fermare|prenotare)';
const KEY: Words = 'keys?|schlussel|cles?|chiavi|chiave';
const BY_POST: Words =
  'by (?:post|mail|courier)|courier|dhl|fedex|ups|mail(?:ed)? (?:you|to)|post you|send you|per post|per kurier|kurier\\w*|zusend\\w*|zuschick\\w*|schick\\w* (?:ich |wir )?ihnen|par (?:la )?poste|par courrier|coursier|transporteur|expedi\\w+|enverr\\w+|per posta|corriere|spedi\\w+|invier\\w+';
const SERVICE: Words =
  'western union|moneygram|money gram|worldremit|remitly|ria money|paysafe\\w*|bitcoin\\w*|usdt|kryptowahrung\\w*|crypto\\w*|gift ?cards?|geschenkkarten?|cartes? cadeaux?|carte regalo|account abroad|foreign account|konto im ausland|auslandskonto|auslandisches konto|compte a l etranger|compte etranger|conto (?:all )?estero';
const ESCROW: Words = 'airbnb|booking com|tripadvisor|escrow|treuhandservice|treuhanddienst';
const PAPER: Words =
  'passports?|id card|identity card|id document|identity document|your id|copy of (?:your )?id|ausweis\\w*|reisepass\\w*|passkopie|identitatskarte|id karte|passeport|carte d identite|piece d identite|passaporto|carta d identita|documento d identita';
const SEND: Words =
  'send|e ?mail (?:me|us)|forward|upload|copy|scan|photo|picture|schick\\w*|send\\w*|kopie|foto|scan\\w*|envoy\\w+|transmet\\w+|copie|photo|scann?er|invi\\w+|mand\\w+|copia|fotografia|scansion\\w*';
const CHANNEL: Words = 'whatsapp|whats app|telegram|viber|wechat|signal app|messenger';
const REACH: Words =
  'write|contact|message|add|text|reach|chat|continue|schreib\\w*|kontaktier\\w*|meld\\w*|erreich\\w*|nachricht|ecri\\w+|contact\\w*|joign\\w+|ajout\\w+|scriv\\w+|contatt\\w+|aggiung\\w+|continu\\w+';
const ONLY: Words =
  'only|directly|direct|private|instead|nur|direkt|privat|statt|uniquement|seulement|directement|prive\\w*|plutot|solo|soltanto|direttamente|privat\\w*|invece';
/** Placeholder of an e-mail address, so that it counts as one word. */
const ADDRESS: Words = 'emailaddress';
/** Matches an address from the last letter before its `@`. A pattern for the whole local part would rescan every word of the text. */
const EMAIL_ADDRESS = /[\w.+-] ?(?:@|\(at\)|\[at\]) ?[\w-]{1,50} ?\. ?[a-z]{2,10}(?![a-z0-9])/g;

/** Pattern for any of the words. In folded text `\w*` ends at the end of the word, so each part is scanned once. */
const anyOf = (words: Words): RegExp => new RegExp(`\\b(?:${words})\\b`, 'g');

/** Two word lists that must both match within a distance in characters. */
interface Pair {
  one: RegExp;
  other: RegExp;
  most: number;
}

const pair = (one: Words, other: Words, most: number): Pair => ({ one: anyOf(one), other: anyOf(other), most });

const PAY_RENT = pair(PAY, RENT, 60);
const MAKE_DEPOSIT = pair(MAKE, DEPOSIT, 16);
const BEFORE_VISIT = pair(BEFORE, VISIT, 40);
const AT_ONCE = anyOf(EARLY);
const PAID_DOWN = anyOf(DOWN_PAYMENT);
const KEYS_BY_POST = pair(KEY, BY_POST, 60);
const BY_SERVICE = anyOf(SERVICE);
const BY_ESCROW = pair(ESCROW, PAY, 60);
const COPY_OF_PAPER = pair(PAPER, SEND, 50);
const OTHER_CHANNEL = pair(CHANNEL, REACH, 60);
const ONLY_BY_MAIL = pair(ADDRESS, ONLY, 50);
/** An account number of a bank outside of Switzerland and Liechtenstein. */
const FOREIGN_IBAN = /\b(?!CH|LI)[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}\b/;

/**
 * Signs of known fraud in a message, in four languages: money before a visit, keys by post, a money service or an account abroad, a
 * request for identity papers, an immediate move to another channel. The match uses words alone, so a sign is no proof of fraud.
 *
 * @source docs/reference/workspace.md, "Messages"
 */
export function messageSigns(text: string): MessageSign[] {
  const words = foldedWords(text);
  const signs: Record<MessageSign, boolean> = {
    advance: isPaid(words) && (isFollowed(words, BEFORE_VISIT) || has(words, AT_ONCE)),
    keys: isNear(words, KEYS_BY_POST),
    moneyService: has(words, BY_SERVICE) || isNear(words, BY_ESCROW) || FOREIGN_IBAN.test(text),
    identity: isNear(words, COPY_OF_PAPER),
    channel: isNear(words, OTHER_CHANNEL) || isNear(words, ONLY_BY_MAIL),
  };
  return (Object.keys(signs) as MessageSign[]).filter((sign) => signs[sign]);
}

const foldedWords = (text: string): string =>
  normalForm(text, 'NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(EMAIL_ADDRESS, ` ${ADDRESS} `)
    .replace(/[^a-z0-9]+/g, ' ');

const isPaid = (words: string): boolean =>
  isNear(words, PAY_RENT) || isNear(words, MAKE_DEPOSIT) || has(words, PAID_DOWN);

const has = (words: string, list: RegExp): boolean => words.search(list) >= 0;

/** Whether words of both lists occur within the distance, in either order. */
const isNear = (words: string, { one, other, most }: Pair): boolean =>
  isFollowed(words, { one, other, most }) || isFollowed(words, { one: other, other: one, most });

/** Whether a word of one list is followed by a word of the other within the distance. Each list is scanned once. */
function isFollowed(words: string, { one, other, most }: Pair): boolean {
  const followers = words.matchAll(other);
  let follower = followers.next().value;
  for (const { index, 0: found } of words.matchAll(one)) {
    const end = index + found.length;
    while (follower && follower.index < end) follower = followers.next().value;
    if (!follower) return false;
    if (follower.index - end <= most) return true;
  }
  return false;
}
