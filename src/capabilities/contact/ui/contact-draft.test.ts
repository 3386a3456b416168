import { beforeEach, expect, test } from 'vitest';
import { browserTabs } from '#tests/support/browser/browser-tabs.ts';
import { contactDraft } from './contact-draft.ts';

const DRAFT = { name: 'Anna', email: 'anna@example.ch', subject: 'Bug', message: 'It rains.\nInside.' };

beforeEach(() => void browserTabs());

test('an unsent message is read again, and is gone once it was sent', () => {
  contactDraft.keep(DRAFT);
  expect(contactDraft.read()).toEqual(DRAFT);
  contactDraft.forget();
  expect(contactDraft.read()).toEqual({});
});

test('a message that an earlier build stored is read', () => {
  localStorage.setItem('lm_contact_draft', JSON.stringify({ ...DRAFT, savedMs: Date.now() }));
  expect(contactDraft.read()).toEqual(DRAFT);
});

test('a name alone is no draft', () => {
  contactDraft.keep({ name: 'Anna', email: 'anna@example.ch', subject: '', message: '' });
  expect(localStorage.getItem('lm_contact_draft')).toBeNull();
});
