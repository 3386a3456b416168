import { describe, expect, test } from 'vitest';
import { afterBlur, afterTyping, type PhoneTyping, shownPhone, typingOf } from './phone-typing.ts';

/** A field as the reader sees it: keys go where the caret is, the form around it holds the number. */
function aField(number = '') {
  let typing: PhoneTyping = typingOf(number);
  let value = number;
  const shown = () => shownPhone(typing, value);
  const change = (text: string): void => {
    const { number: next, ...after } = afterTyping(typing, shown(), text);
    typing = after;
    value = next;
  };
  return {
    change,
    type: (keys: string) => {
      for (const key of keys) change(shown().national + key);
    },
    leave: () => {
      typing = afterBlur(typing);
    },
    reset: (next: string) => {
      value = next;
    },
    state: () => [shown().country, shown().national, value],
  };
}

test.each([
  ['+33612345678', 'FR', '6 12 34 56 78', '33 612345678'],
  ['+33 6 12 34 56 78', 'FR', '6 12 34 56 78', '33 612345678'],
  ['0033612345678', 'FR', '6 12 34 56 78', '33 612345678'],
  ['+41 (0)79 123 45 67', 'CH', '79 123 45 67', '41 79 123 45 67'],
  ['0041 (0) 79 123 45 67', 'CH', '79 123 45 67', '41 79 123 45 67'],
  ['+49 (0)151 23456789', 'DE', '1512 3456789', '49 1512 3456789'],
  ['+39 06 1234 5678', 'IT', '06 1234 5678', '39 06 1234 5678'],
  ['+12423591234', 'BS', '359 1234', '1242 359 1234'],
  ['079 123 45 67', 'CH', '79 123 45 67', '41 79 123 45 67'],
  ['(079) 123 45 67', 'CH', '79 123 45 67', '41 79 123 45 67'],
])('"%s" becomes a number of %s, key by key and in one piece', (keys, country, national, number) => {
  const typed = aField();
  typed.type(keys);
  typed.leave();
  expect(typed.state()).toEqual([country, national, number]);
  const pasted = aField();
  pasted.change(keys);
  pasted.leave();
  expect(pasted.state()).toEqual([country, national, number]);
});

test('a dialling code is shown as it is typed, its country as soon as it is known', () => {
  const field = aField();
  field.type('+');
  expect(field.state()).toEqual(['CH', '+', '']);
  field.type('3');
  expect(field.state()).toEqual(['CH', '+3', '+3']);
  field.type('3');
  expect(field.state()).toEqual(['FR', '+33', '']);
  field.type('6');
  expect(field.state()).toEqual(['FR', '+336', '33 6']);
});

describe('correcting', () => {
  test('a number gets its dialling code put before it', () => {
    const field = aField();
    field.type('612345678');
    field.change('+61 234 56 78');
    field.change('+361 234 56 78');
    field.change('+3361 234 56 78');
    field.leave();
    expect(field.state()).toEqual(['FR', '6 12 34 56 78', '33 612345678']);
  });

  test('a wrong digit of the dialling code is exchanged in its middle', () => {
    const field = aField();
    field.type('+43612345678');
    expect(field.state()[0]).toBe('AT');
    field.change('+3612345678');
    field.change('+33612345678');
    expect(field.state()).toEqual(['FR', '+33612345678', '33 612345678']);
  });

  test('a digit in the middle of a number keeps its country', () => {
    const field = aField('33 612345678');
    field.change('6 12 94 56 78');
    expect(field.state()).toEqual(['FR', '6 12 94 56 78', '33 612945678']);
  });

  test('an emptied field retains its country', () => {
    const field = aField();
    field.type('+33');
    field.change('');
    field.type('0791234567');
    expect(field.state()).toEqual(['CH', '79 123 45 67', '41 79 123 45 67']);
  });
});

test('an unknown dialling code stays visible, and is no number', () => {
  const field = aField();
  field.type('+999 123 456 789');
  field.leave();
  expect(field.state()).toEqual(['CH', '+999123456789', '+999123456789']);
});

test('a dialling code without a number is none when the field is left; the country stays', () => {
  const field = aField();
  field.type('+33');
  field.leave();
  expect(field.state()).toEqual(['FR', '', '']);
});

test('a value that a form writes into the field replaces the typed one', () => {
  const field = aField();
  field.type('+33612');
  field.reset('41 79 123 45 67');
  expect(field.state()).toEqual(['CH', '79 123 45 67', '41 79 123 45 67']);
});
