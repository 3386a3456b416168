import { createHash } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import { wholeEntryKey } from '../payment/entry-key.ts';
import type { Arrival } from './arrival.service.ts';
import { BankFileError, bankDocuments } from './bank-file-text.ts';
import { dateAt, listAt, moneyAt, type Node, nodeAt, textAt } from './camt-node.ts';
import { amountsOf, type PartAmount } from './entry-amounts.ts';

/** An entry that could not be read: without amount or day, a batch without its parts, or parts that do not make its amount. */
export interface BankFileFault {
  /** The bank's reference of the entry; empty where it has none. */
  entry: string;
  kind: 'incomplete' | 'batch' | 'sum';
}

/** Content of a bank file. */
export interface BankFile {
  /** For example `camt.054.001.08`; for an archive, all formats in it. */
  format: string;
  arrivals: Arrival[];
  /** Number of skipped entries that are no incoming money: outgoing payments, announcements. */
  passedOver: number;
  /** Foreign accounts, each with its number of skipped entries. */
  elsewhere: Map<string, number>;
  /** Entries that could not be read. */
  faults: BankFileFault[];
}

/** Greatest depth of a document; no statement is deeper. */
const DEEPEST = 40;
const FORMAT = /^camt\.05[34]\.001\.(?:02|04|06|08|10)$/;
/** Longest tag that names the message, characters. */
const LONGEST_TAG = 2_000;
/** Namespace of a message of ISO 20022, for example `pain.001.001.09`. */
const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:([a-z]{4}\.\d{3}\.\d{3}\.\d{2})$/;

/** Elements that may occur several times, and are read as lists. */
const LISTS: ReadonlySet<string> = new Set([
  'Stmt',
  'Ntfctn',
  'Ntry',
  'NtryDtls',
  'TxDtls',
  'Strd',
  'Ustrd',
  'Chrgs',
  'Rcrd',
]);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  // Entities let a small file grow large when expanded; the five standard ones are decoded below.
  processEntities: false,
  removeNSPrefix: true,
  maxNestedTags: DEEPEST,
  isArray: (name) => LISTS.has(name),
});

/**
 * Reads statements (camt.053) or notifications (camt.054) of a bank: each incoming amount by itself. Entries of foreign accounts are
 * skipped, since their money pays no QR-bill of this installation.
 *
 * @param accounts of this installation, without blanks. A statement names the account, an entry the QR-IBAN that it was paid to
 * @throws BankFileError for anything else, and for a file of foreign accounts alone
 * @source ISO 20022; docs/decisions/039-qr-bills-and-documents.md
 */
export function readBankFile(bytes: Uint8Array, accounts: readonly string[]): BankFile {
  const formats = new Set<string>();
  const file = { arrivals: [], passedOver: 0, faults: [], elsewhere: new Map() } as Omit<BankFile, 'format'>;
  const around = { accounts: new Set(accounts), seen: new Map<string, number>() };
  for (const text of bankDocuments(bytes)) {
    const { format, statements } = statementsOf(text);
    formats.add(format);
    for (const statement of statements) {
      const account = plain(
        textAt(statement, 'Acct', 'Id', 'IBAN') ?? textAt(statement, 'Acct', 'Id', 'Othr', 'Id') ?? '',
      );
      for (const entry of listAt(statement, 'Ntry')) readEntry(file, entry, { ...around, account });
    }
  }
  const others = [...file.elsewhere.keys()];
  const isOurs = file.arrivals.length + file.passedOver + file.faults.length > 0;
  if (others.length > 0 && !isOurs)
    throw new BankFileError(
      'otherAccount',
      `The file is of ${others.join(', ')}; QR-bills are paid to ${accounts.join(', ')}.`,
    );
  return { ...file, format: [...formats].join(', ') };
}

/** @throws BankFileError for a text that is not a supported statement, naming its format */
function statementsOf(text: string): { format: string; statements: Node[] } {
  const document = parsed(text).Document as Node | undefined;
  const named = namespaceOf(text);
  const format = named === null ? null : (FORMAT.exec(named)?.[0] ?? null);
  if (!document || !format)
    throw new BankFileError(
      'otherFormat',
      `This is ${named ?? 'no message of a bank'}, not camt.053 or camt.054 of version 02, 04, 06, 08 or 10: ask the bank for one.`,
    );
  const isStatement = format.startsWith('camt.053');
  const root = nodeAt(document, isStatement ? 'BkToCstmrStmt' : 'BkToCstmrDbtCdtNtfctn');
  const statements = listAt(root, isStatement ? 'Stmt' : 'Ntfctn');
  if (statements.length === 0) throw new BankFileError('empty', 'The file holds no statement.');
  return { format, statements };
}

function parsed(text: string): Node {
  try {
    return parser.parse(text, true) as Node;
  } catch (error) {
    throw new BankFileError('damaged', `The file is no XML that can be read: ${(error as Error).message}`);
  }
}

/** The message that the namespace of a document names; null for any other. */
function namespaceOf(text: string): string | null {
  const start = text.search(/[<:]Document\s/);
  const end = text.indexOf('>', start);
  if (start < 0 || end < 0 || end - start > LONGEST_TAG) return null;
  const attributes = text.slice(start, end);
  return (
    [...attributes.matchAll(/"([^"]*)"|'([^']*)'/g)]
      .map(([, double, single]) => NAMESPACE.exec(double ?? single ?? '')?.[1] ?? null)
      .find((format) => format !== null) ?? null
  );
}

/** Context of an entry within its file. */
interface Surroundings {
  account: string;
  accounts: ReadonlySet<string>;
  /** Number of occurrences of each equal line so far: equal amounts of a batch are different amounts. */
  seen: Map<string, number>;
}

function readEntry(file: Omit<BankFile, 'format'>, entry: Node, around: Surroundings): void {
  const { account, accounts } = around;
  if (!accounts.has(account) && !accounts.has(plain(textAt(entry, 'NtryRef') ?? ''))) {
    file.elsewhere.set(account, (file.elsewhere.get(account) ?? 0) + 1);
    return;
  }
  const isBooked = (textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts')) === 'BOOK';
  const isReversed = textAt(entry, 'RvslInd') === 'true' || textAt(entry, 'RvslInd') === '1';
  const isCredit = textAt(entry, 'CdtDbtInd') === 'CRDT';
  // Incoming money and chargebacks count; outgoing payments and their returns are no arrivals.
  if (!isBooked || isCredit === isReversed) {
    file.passedOver += 1;
    return;
  }
  const total = moneyAt(entry);
  const bookedOn = dateAt(entry, 'BookgDt') ?? dateAt(entry, 'ValDt');
  const entryName = textAt(entry, 'AcctSvcrRef') ?? textAt(entry, 'NtryRef') ?? '';
  if (!total || !bookedOn) {
    file.faults.push({ entry: entryName, kind: 'incomplete' });
    return;
  }
  const transactions = listAt(entry, 'NtryDtls').flatMap((details) => listAt(details, 'TxDtls'));
  const parts = transactions.length > 0 ? transactions : [entry];
  if (countRecorded(entry) > parts.length) {
    file.faults.push({ entry: entryName, kind: 'batch' });
    return;
  }
  const amounts = amountsOf(entry, parts, total);
  if (!amounts) {
    file.faults.push({ entry: entryName, kind: 'sum' });
    return;
  }
  for (const [index, part] of parts.entries()) {
    const money = amounts[index];
    if (money) file.arrivals.push(arrivalOf({ entry, part, bookedOn, ...money, sign: isReversed ? -1 : 1 }, around));
  }
}

/** Number of amounts that an entry declares; 1 where it declares none. */
const countRecorded = (entry: Node): number =>
  listAt(entry, 'NtryDtls').reduce((sum, details) => sum + Number(textAt(details, 'Btch', 'NbOfTxs') ?? 0), 0) || 1;

const plain = (written: string): string => written.replace(/\s+/g, '').toUpperCase();

/** An amount within an entry. */
interface Part extends PartAmount {
  entry: Node;
  part: Node;
  bookedOn: string;
  sign: 1 | -1;
}

function arrivalOf(source: Part, { account, seen }: Surroundings): Arrival {
  const { entry, part, bookedOn, amount, booked, currency, sign } = source;
  const remittance = nodeAt(part, 'RmtInf');
  const reference =
    listAt(remittance, 'Strd')
      .map((one) => textAt(one, 'CdtrRefInf', 'Ref'))
      .find(Boolean) ?? null;
  const parties = nodeAt(part, 'RltdPties');
  const debtorName =
    textAt(parties, 'Dbtr', 'Pty', 'Nm') ?? textAt(parties, 'Dbtr', 'Nm') ?? textAt(parties, 'UltmtDbtr', 'Nm');
  const debtorIban = textAt(parties, 'DbtrAcct', 'Id', 'IBAN');
  const named = reference === null ? null : plain(reference);
  const words = listAt(remittance, 'Ustrd').map(String).join(' ').trim();
  const bookedAs = textAt(entry, 'AcctSvcrRef');
  const booking = bookedAs && digest([account, bookedAs, bookedOn]);
  const isWhole = part === entry;
  // Where the bank gives a reference for the whole, the key uses no fact that one file reports of a part and another does not.
  const line = digest(
    booking
      ? [booking, isWhole ? '' : (named ?? ''), currency, sign * booked]
      : [
          account,
          textAt(entry, 'NtryRef'),
          bookedOn,
          textAt(part, 'Refs', 'AcctSvcrRef'),
          textAt(part, 'Refs', 'TxId'),
          textAt(part, 'Refs', 'EndToEndId'),
          named,
          currency,
          sign * booked,
          debtorIban,
        ],
  );
  const times = seen.get(line) ?? 0;
  seen.set(line, times + 1);
  return {
    key: booking && isWhole ? wholeEntryKey(booking) : `${booking ?? ''}:${digest([line, times])}`,
    booking,
    isWhole,
    bookedOn,
    amount: sign * amount,
    currency,
    reference: named?.slice(0, 35) || null,
    debtorName: debtorName?.slice(0, 140) ?? null,
    debtorIban: debtorIban?.slice(0, 34) ?? null,
    text: words === '' ? null : words.slice(0, 280),
  };
}

const digest = (facts: readonly unknown[]): string => createHash('sha256').update(facts.join('|')).digest('base64url');
