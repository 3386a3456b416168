import { expect, test } from 'vitest';
import { loadMessages } from '#kit/i18n/messages.ts';
import { createTranslator } from '#kit/i18n/translator.ts';
import { ruleText } from './form-texts.ts';

const { text } = createTranslator('en', await loadMessages('en'));

test.each([
  ['error.validation.required', 'This field is required.'],
  ['error.validation.min:8', 'This field must be at least 8 characters long.'],
  ['error.validation.max:50', 'This field must have less than 50 characters.'],
])('the rule %s reads "%s"', (rule, words) => {
  expect(ruleText(text, rule)).toBe(words);
});
