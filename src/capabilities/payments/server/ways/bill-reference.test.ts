import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digitsOf, otherReference, qrBillDigits, qrBillReference } from './qr-bill-reference.ts';

const QR_IBAN = 'CH4431999123000889012';
const IBAN = 'CH9300762011623852957';
const MOD_10 = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5] as const;

/** Check digit as the bank computes it: "modulo 10 recursive" of the Swiss guidelines for QR-bills. */
const checkDigit = (digits: string): number =>
  (10 - [...digits].reduce((carry, digit) => MOD_10[(carry + Number(digit)) % 10] ?? 0, 0)) % 10;

/** Remainder of a creditor reference: 1 where it is right. @source ISO 11649 */
const rest = (reference: string): bigint => {
  const turned = reference.slice(4) + reference.slice(0, 4);
  return BigInt(turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n;
};

const anId = fc.integer({ min: 1, max: 2_147_483_647 });
const aSeries = fc.bigInt({ min: 1_000_000_000n, max: 9_999_999_999n }).map(String);
/** Digits of a QR-bill, with or without a series. */
const digits = fc.oneof(
  fc.tuple(aSeries, anId).map(([series, id]) => qrBillDigits(series, id)),
  anId.map(String),
);

describe('the reference of a QR-bill', () => {
  test('has the check digits of the standards’ own examples, as this test works them out', () => {
    expect(checkDigit('21000000000313947143000901')).toBe(7);
    expect(rest('RF18539007547034')).toBe(1n);
  });

  test('for a QR-IBAN has 27 digits, the last of which checks the others', () => {
    fc.assert(
      fc.property(digits, (own) => {
        const reference = qrBillReference(QR_IBAN, own);
        expect(reference).toMatch(/^\d{27}$/);
        expect(reference.endsWith(String(checkDigit(reference.slice(0, 26))))).toBe(true);
        expect(BigInt(reference.slice(0, 26))).toBe(BigInt(own));
      }),
    );
  });

  test('for any other account is a creditor reference with two check digits', () => {
    fc.assert(
      fc.property(digits, (own) => {
        const reference = qrBillReference(IBAN, own);
        expect(reference).toMatch(/^RF\d{2}\d{8,21}$/);
        expect(rest(reference)).toBe(1n);
        expect(BigInt(reference.slice(4))).toBe(BigInt(own));
      }),
    );
  });

  test('names the same QR-bill for either kind of account, and no QR-bill with another check digit', () => {
    fc.assert(
      fc.property(digits, (own) => {
        const [qr, creditor] = [qrBillReference(QR_IBAN, own), qrBillReference(IBAN, own)];
        expect([digitsOf(qr), digitsOf(creditor)]).toEqual([own, own]);
        expect([otherReference(qr), otherReference(creditor)]).toEqual([creditor, qr]);
        expect(digitsOf(qr.slice(0, 26) + ((Number(qr.slice(26)) + 1) % 10))).toBeNull();
      }),
    );
  });

  test('of two installations is never the same', () => {
    const two = fc.tuple(aSeries, aSeries).filter(([one, other]) => one !== other);
    fc.assert(
      fc.property(two, anId, anId, ([one, other], id, otherId) => {
        expect(qrBillDigits(one, id)).not.toBe(qrBillDigits(other, otherId));
      }),
    );
  });
});
