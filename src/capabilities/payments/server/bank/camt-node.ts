/** An element of a parsed document. */
export type Node = Readonly<Record<string, unknown>>;

/** An amount of money, in hundredths. */
export interface Money {
  amount: number;
  currency: string;
}

/** An amount in hundredths, parsed as digits so that no fraction is lost. */
export function moneyAt(node: Node | undefined, name = 'Amt'): Money | null {
  const amount = node?.[name] as Node | string | undefined;
  const text = typeof amount === 'object' ? String(amount['#text'] ?? '') : '';
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,5}))?$/.exec(text.trim()) ?? [];
  const currency = typeof amount === 'object' ? String(amount['@Ccy'] ?? '') : '';
  if (whole === undefined || !/^[A-Z]{3}$/.test(currency) || /[1-9]/.test(fraction.slice(2))) return null;
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
  return hundredths > 0 && hundredths <= 2_147_483_647 ? { amount: hundredths, currency } : null;
}

/** A calendar day; null where there is none. */
export function dateAt(entry: Node, name: string): string | null {
  const text = textAt(entry, name, 'Dt') ?? textAt(entry, name, 'DtTm');
  const day = text?.slice(0, 10) ?? '';
  const moment = new Date(`${day}T00:00:00Z`);
  // `Date` turns 31 February into a day of March.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === day ? day : null;
}

/** The element at the end of a path. */
export function nodeAt(node: Node | undefined, ...names: string[]): Node | undefined {
  let at = node;
  for (const name of names) {
    const child = at?.[name];
    at = typeof child === 'object' && child !== null && !Array.isArray(child) ? (child as Node) : undefined;
  }
  return at;
}

/** Elements that may occur several times. */
export function listAt(node: Node | undefined, name: string): Node[] {
  const child = node?.[name];
  return Array.isArray(child) ? (child as Node[]) : [];
}

/** The text at the end of a path; null where there is none. */
export function textAt(node: Node | undefined, ...names: string[]): string | null {
  let at: unknown = node;
  for (const name of names) at = typeof at === 'object' && at !== null ? (at as Node)[name] : undefined;
  const text = typeof at === 'object' && at !== null ? (at as Node)['#text'] : at;
  return typeof text === 'string' && text.trim() !== '' ? withoutEntities(text.trim()) : null;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes the five entities of every XML document, and numeric character references. */
const withoutEntities = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
