import { expect, test } from 'vitest';
import { sendsByEnter } from './sends-by-enter.ts';

const ENTER = { key: 'Enter', isComposing: false, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  ['Enter on a desk', {}, true, true],
  ['Enter on a phone', {}, false, false],
  ['Shift and Enter', { shiftKey: true }, true, false],
  ['Ctrl and Enter on a phone', { ctrlKey: true }, false, true],
  ['Cmd and Enter', { metaKey: true }, true, true],
  ['Enter that ends a word being composed', { isComposing: true }, true, false],
  ['another key', { key: 'a', ctrlKey: true }, true, false],
])('%s', (_name, pressed, hasKeyboard, sends) => {
  expect(sendsByEnter({ ...ENTER, ...pressed }, hasKeyboard)).toBe(sends);
});
