/** An amount of a bank file. */
export interface BankAmount {
  /** By which the bank knows it. */
  ref: string;
  /** As it is in the file: `49.00`. */
  amount: string;
  reference?: string;
  currency?: string;
  name?: string;
  isChargeback?: boolean;
  isDebit?: boolean;
  isPending?: boolean;
  /** Whose account it came from. */
  iban?: string;
  /** The sent amount, where the arrived one differs. */
  sent?: string;
  /** Charges of the payee's bank, which reduce the entry. */
  charges?: string;
}

/** Detail of each entry: its parts, or the sum alone. */
type BankDetail = 'parts' | 'sum';

/** Versions of the messages of a bank. */
export type BankFormat = `camt.05${3 | 4}.001.${'02' | '04' | '06' | '08' | '10'}`;

const amountTag = ({ amount, currency = 'CHF' }: BankAmount) => `<Amt Ccy="${currency}">${amount}</Amt>`;

const signOf = ({ isChargeback = false, isDebit = isChargeback }: BankAmount) =>
  `<CdtDbtInd>${isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd>${isChargeback ? '<RvslInd>true</RvslInd>' : ''}`;

const chargesOf = ({ charges, currency = 'CHF' }: BankAmount) =>
  charges === undefined
    ? ''
    : `<Chrgs><TtlChrgsAndTaxAmt Ccy="${currency}">${charges}</TtlChrgsAndTaxAmt><Rcrd><Amt Ccy="${currency}">${charges}</Amt>
    <CdtDbtInd>DBIT</CdtDbtInd><ChrgInclInd>true</ChrgInclInd></Rcrd></Chrgs>`;

function detailsOf(one: BankAmount, format: BankFormat): string {
  const { ref, reference, name = 'Muster &amp; S&#246;hne' } = one;
  const isOld = format.endsWith('02');
  const { iban = 'CH9300762011623852957', sent = one.amount } = one;
  const amount = amountTag({ ...one, amount: sent });
  const money = isOld ? `<AmtDtls><TxAmt>${amount}</TxAmt></AmtDtls>` : `${amount}${signOf(one)}`;
  const debtor =
    Number(format.slice(-2)) >= 8 ? `<Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr>` : `<Dbtr><Nm>${name}</Nm></Dbtr>`;
  const remittance =
    reference === undefined ? '<Ustrd>Danke</Ustrd>' : `<Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>`;
  return `<TxDtls><Refs><AcctSvcrRef>${ref}</AcctSvcrRef><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${money}${chargesOf(one)}
    <RltdPties>${debtor}<DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct></RltdPties>
    <RmtInf>${remittance}</RmtInf></TxDtls>`;
}

function entryOf(amounts: readonly BankAmount[], format: BankFormat, detail: BankDetail): string {
  const [first] = amounts;
  if (!first) return '';
  const total = amounts.reduce(
    (sum, { amount, charges = 0 }) => sum + Math.round((Number(amount) - Number(charges)) * 100),
    0,
  );
  const status = first.isPending ? 'PDNG' : 'BOOK';
  return `<Ntry>${amountTag({ ...first, amount: (total / 100).toFixed(2) })}${signOf(first)}
    <Sts>${Number(format.slice(-2)) >= 8 ? `<Cd>${status}</Cd>` : status}</Sts>
    <BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>N-${first.ref}</AcctSvcrRef>
    <NtryDtls><Btch><NbOfTxs>${amounts.length}</NbOfTxs></Btch>
    ${detail === 'sum' ? '' : amounts.map((one) => detailsOf(one, format)).join('')}</NtryDtls></Ntry>`;
}

/** A file of the bank, one entry for each list of amounts: several in one are a batch. */
export function aBankFile(
  entries: readonly (readonly BankAmount[])[],
  format: BankFormat = 'camt.054.001.08',
  detail: BankDetail = 'parts',
): Buffer {
  const [root, list] = format.startsWith('camt.053') ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'];
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${format}"><${root}><GrpHdr><MsgId>M</MsgId></GrpHdr>
<${list}><Id>S</Id><Acct><Id><IBAN>CH4431999123000889012</IBAN></Id></Acct>
${entries.map((amounts) => entryOf(amounts, format, detail)).join('')}</${list}></${root}></Document>`);
}
