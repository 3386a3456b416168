import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billReference } from './bill-reference.ts';

const QR_IBAN = 'CH4431999123000889012';
const IBAN = 'CH9300762011623852957';
const MOD_10 = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5] as const;

/** What the bank works out of the digits before the last: "modulo 10 recursive" of the Swiss guidelines for QR-bills. */
const checkDigit = (digits: string): number =>
  (10 - [...digits].reduce((carry, digit) => MOD_10[(carry + Number(digit)) % 10] ?? 0, 0)) % 10;

/** What is left of a creditor reference: 1 where it is right. @source ISO 11649 */
const rest = (reference: string): bigint => {
  const turned = reference.slice(4) + reference.slice(0, 4);
  return BigInt(turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n;
};

const anId = fc.integer({ min: 1, max: 2_147_483_647 });

describe('the reference of a bill', () => {
  test('has the check digits of the standards’ own examples, as this test works them out', () => {
    expect(checkDigit('21000000000313947143000901')).toBe(7);
    expect(rest('RF18539007547034')).toBe(1n);
  });

  test('for a QR-IBAN has 27 digits, the last of which checks the others', () => {
    fc.assert(
      fc.property(anId, (id) => {
        const reference = billReference(QR_IBAN, id);
        expect(reference).toMatch(/^\d{27}$/);
        expect(reference.endsWith(String(checkDigit(reference.slice(0, 26))))).toBe(true);
        expect(Number(reference.slice(0, 26))).toBe(id);
      }),
    );
  });

  test('for any other account is a creditor reference with two check digits', () => {
    fc.assert(
      fc.property(anId, (id) => {
        const reference = billReference(IBAN, id);
        expect(reference).toMatch(/^RF\d{2}\d{8,10}$/);
        expect(rest(reference)).toBe(1n);
        expect(Number(reference.slice(4))).toBe(id);
      }),
    );
  });
});
