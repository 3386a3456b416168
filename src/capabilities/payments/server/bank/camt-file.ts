import { createHash } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import { PlainError } from '#platform/terminal/plain-error.ts';
import type { Arrival } from './arrival.service.ts';
import { wholeKey } from './entry-key.ts';

/** A file that is no statement of a bank that is understood; the message is for an operator. */
export class BankFileError extends PlainError {}

/** What a bank file tells. */
export interface BankFile {
  /** For example `camt.054.001.08`. */
  format: string;
  arrivals: Arrival[];
  /** Entries that are no money coming in: payments of our own, what is only announced. */
  passedOver: number;
  /** What could not be read, in an operator's words. */
  faults: string[];
}

/** Largest file that is read, bytes. @source docs/reference/limits.md, "Payments" */
export const LARGEST_BANK_FILE = 20 * 1_048_576;
/** Deeper than a statement ever is. */
const DEEPEST = 40;
const FORMAT = /^urn:iso:std:iso:20022:tech:xsd:(camt\.05[34]\.001\.(?:02|04|06|08|10))$/;

type Node = Readonly<Record<string, unknown>>;

/** Elements that may be there several times, and are read as lists. */
const LISTS: ReadonlySet<string> = new Set(['Stmt', 'Ntfctn', 'Ntry', 'NtryDtls', 'TxDtls', 'Strd', 'Ustrd']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  // Entities are the way by which a small file becomes a large one; those every text may hold are put back below.
  processEntities: false,
  removeNSPrefix: true,
  maxNestedTags: DEEPEST,
  isArray: (name) => LISTS.has(name),
});

/**
 * Reads a statement (camt.053) or a notification (camt.054) of a bank: each amount that came in, one by one.
 *
 * @throws BankFileError for anything else
 * @source ISO 20022; docs/decisions/039-bills-and-documents.md
 */
export function readBankFile(bytes: Uint8Array): BankFile {
  const text = textOf(bytes);
  const document = parsed(text).Document as Node | undefined;
  const format = formatOf(text);
  if (!document || !format)
    throw new BankFileError('This is no camt.053 or camt.054 of version 02, 04, 06, 08 or 10: ask the bank for one.');
  const root = nodeAt(document, format.startsWith('camt.053') ? 'BkToCstmrStmt' : 'BkToCstmrDbtCdtNtfctn');
  const statements = listAt(root, format.startsWith('camt.053') ? 'Stmt' : 'Ntfctn');
  if (statements.length === 0) throw new BankFileError('The file holds no statement.');
  const file: BankFile = { format, arrivals: [], passedOver: 0, faults: [] };
  const seen = new Map<string, number>();
  for (const statement of statements) {
    const account = textAt(statement, 'Acct', 'Id', 'IBAN') ?? textAt(statement, 'Acct', 'Id', 'Othr', 'Id') ?? '';
    for (const entry of listAt(statement, 'Ntry')) readEntry(file, entry, { account, seen });
  }
  return file;
}

/** @throws BankFileError for characters that cannot be told, and for documents that bring definitions of their own */
function textOf(bytes: Uint8Array): string {
  if (bytes.length > LARGEST_BANK_FILE) throw new BankFileError('The file is larger than 20 MB.');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BankFileError('The file is not in UTF-8, as the standard wants it.');
  }
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new BankFileError('The file defines entities of its own: it is not read.');
  return text;
}

function parsed(text: string): Node {
  try {
    return parser.parse(text, true) as Node;
  } catch (error) {
    throw new BankFileError(`The file is no XML that can be read: ${(error as Error).message}`);
  }
}

/** The message that the namespace of a document names; null for any other. */
function formatOf(text: string): string | null {
  const [, attributes = ''] = /<(?:[\w.-]{1,20}:)?Document\b([^<>]{0,2000})>/.exec(text) ?? [];
  return (
    [...attributes.matchAll(/"([^"]*)"|'([^']*)'/g)]
      .map(([, double, single]) => FORMAT.exec(double ?? single ?? '')?.[1] ?? null)
      .find((format) => format !== null) ?? null
  );
}

/** What is known around an entry. */
interface Surroundings {
  account: string;
  /** How often the same line stood in the file so far: equal amounts of a batch are different ones. */
  seen: Map<string, number>;
}

function readEntry(file: BankFile, entry: Node, around: Surroundings): void {
  const isBooked = (textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts')) === 'BOOK';
  const isReversal = textAt(entry, 'RvslInd') === 'true' || textAt(entry, 'RvslInd') === '1';
  const isCredit = textAt(entry, 'CdtDbtInd') === 'CRDT';
  // What comes in, or what had come in and is taken back; our own payments, and those that came back to us, are no arrivals.
  if (!isBooked || isCredit === isReversal) {
    file.passedOver += 1;
    return;
  }
  const total = moneyAt(entry);
  const bookedOn = dateAt(entry, 'BookgDt') ?? dateAt(entry, 'ValDt');
  const name = textAt(entry, 'AcctSvcrRef') ?? textAt(entry, 'NtryRef') ?? 'an entry';
  if (!total || !bookedOn) {
    file.faults.push(`${name}: without amount or day`);
    return;
  }
  const transactions = listAt(entry, 'NtryDtls').flatMap((details) => listAt(details, 'TxDtls'));
  const parts = transactions.length > 0 ? transactions : [entry];
  if (countTold(entry) > parts.length) {
    file.faults.push(`${name}: a batch without its parts; the camt.054 of it tells them`);
    return;
  }
  // What was sent may be other money, or more, than what arrived of it: of one alone the entry says what did.
  const amounts =
    parts.length === 1
      ? [total]
      : parts.map((part) => moneyAt(part) ?? moneyAt(nodeAt(nodeAt(part, 'AmtDtls'), 'TxAmt')));
  const sum = amounts.reduce(
    (before, money) => before + (money?.currency === total.currency ? money.amount : Number.NaN),
    0,
  );
  if (sum !== total.amount) {
    file.faults.push(`${name}: its parts do not add up to ${total.amount / 100}`);
    return;
  }
  for (const [index, part] of parts.entries()) {
    const money = amounts[index];
    if (money) file.arrivals.push(arrivalOf({ entry, part, bookedOn, ...money, sign: isReversal ? -1 : 1 }, around));
  }
}

/** How many amounts an entry says that it has; 1 where it says nothing. */
const countTold = (entry: Node): number =>
  listAt(entry, 'NtryDtls').reduce((sum, details) => sum + Number(textAt(details, 'Btch', 'NbOfTxs') ?? 0), 0) || 1;

/** An amount within an entry. */
interface Part {
  entry: Node;
  part: Node;
  bookedOn: string;
  amount: number;
  currency: string;
  sign: 1 | -1;
}

function arrivalOf({ entry, part, bookedOn, amount, currency, sign }: Part, { account, seen }: Surroundings): Arrival {
  const remittance = nodeAt(part, 'RmtInf');
  const reference =
    listAt(remittance, 'Strd')
      .map((one) => textAt(one, 'CdtrRefInf', 'Ref'))
      .find(Boolean) ?? null;
  const parties = nodeAt(part, 'RltdPties');
  const debtorName =
    textAt(parties, 'Dbtr', 'Pty', 'Nm') ?? textAt(parties, 'Dbtr', 'Nm') ?? textAt(parties, 'UltmtDbtr', 'Nm');
  const debtorIban = textAt(parties, 'DbtrAcct', 'Id', 'IBAN');
  const plain = reference?.replace(/\s+/g, '').toUpperCase() ?? null;
  const words = listAt(remittance, 'Ustrd').map(String).join(' ').trim();
  const bookedAs = textAt(entry, 'AcctSvcrRef');
  const booking = bookedAs && digest([account, bookedAs, bookedOn]);
  const isWhole = part === entry;
  // Beside a reference of the bank for the whole, nothing counts that one file tells of a part and another does not.
  const line = digest(
    booking
      ? [booking, isWhole ? '' : (plain ?? ''), currency, sign * amount]
      : [
          ...[account, textAt(entry, 'NtryRef'), bookedOn],
          ...[textAt(part, 'Refs', 'AcctSvcrRef'), textAt(part, 'Refs', 'TxId'), textAt(part, 'Refs', 'EndToEndId')],
          ...[plain, currency, sign * amount, debtorIban],
        ],
  );
  const times = seen.get(line) ?? 0;
  seen.set(line, times + 1);
  return {
    key: booking && isWhole ? wholeKey(booking) : `${booking ?? ''}:${digest([line, times])}`,
    booking,
    isWhole,
    bookedOn,
    amount: sign * amount,
    currency,
    reference: plain?.slice(0, 35) || null,
    debtorName: debtorName?.slice(0, 140) ?? null,
    debtorIban: debtorIban?.slice(0, 34) ?? null,
    text: words === '' ? null : words.slice(0, 280),
  };
}

const digest = (facts: readonly unknown[]): string => createHash('sha256').update(facts.join('|')).digest('base64url');

/** An amount in hundredths, read as digits: no fraction is ever lost. */
function moneyAt(node: Node | undefined): { amount: number; currency: string } | null {
  const amount = node?.Amt as Node | string | undefined;
  const text = typeof amount === 'object' ? String(amount['#text'] ?? '') : '';
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,5}))?$/.exec(text.trim()) ?? [];
  const currency = typeof amount === 'object' ? String(amount['@Ccy'] ?? '') : '';
  if (whole === undefined || !/^[A-Z]{3}$/.test(currency) || /[1-9]/.test(fraction.slice(2))) return null;
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
  return hundredths > 0 && hundredths <= 2_147_483_647 ? { amount: hundredths, currency } : null;
}

function dateAt(entry: Node, name: string): string | null {
  const text = textAt(entry, name, 'Dt') ?? textAt(entry, name, 'DtTm');
  const day = text?.slice(0, 10) ?? '';
  const moment = new Date(`${day}T00:00:00Z`);
  // The thirty-first of February is read as a day of March.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === day ? day : null;
}

function nodeAt(node: Node | undefined, name: string): Node | undefined {
  const child = node?.[name];
  return typeof child === 'object' && child !== null && !Array.isArray(child) ? (child as Node) : undefined;
}

function listAt(node: Node | undefined, name: string): Node[] {
  const child = node?.[name];
  return Array.isArray(child) ? (child as Node[]) : [];
}

/** The text at the end of a path; null where there is none. */
function textAt(node: Node | undefined, ...names: string[]): string | null {
  let at: unknown = node;
  for (const name of names) at = typeof at === 'object' && at !== null ? (at as Node)[name] : undefined;
  const text = typeof at === 'object' && at !== null ? (at as Node)['#text'] : at;
  return typeof text === 'string' && text.trim() !== '' ? withoutEntities(text.trim()) : null;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five that every XML knows, and characters by their number. */
const withoutEntities = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
