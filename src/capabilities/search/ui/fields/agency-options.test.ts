import { expect, test } from 'vitest';
import { localeToolsOf } from '#kit/i18n/locale-tools.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { agencyOptions } from './agency-options.ts';

const en = localeToolsOf('en', await loadMessages('en'));
const agencies = [
  { id: 1, name: 'Régie du Léman SA', count: 1200 },
  { id: 2, name: 'Imfeldegg Immobilien AG', count: 7 },
];

test('without a word the agencies with most homes are offered', () => {
  expect(agencyOptions(agencies, '', en)).toEqual([
    { id: '1', label: 'Régie du Léman SA', detail: '1,200' },
    { id: '2', label: 'Imfeldegg Immobilien AG', detail: '7' },
  ]);
});

test('a word finds names without their accents, and can be searched for as it is', () => {
  expect(agencyOptions(agencies, ' regie ', en)).toEqual([
    { id: '1', label: 'Régie du Léman SA', detail: '1,200' },
    { id: 'name', label: 'Agency name with “regie”' },
  ]);
});

test('while nothing is known, only the word itself is offered', () => {
  expect(agencyOptions(null, '', en)).toBeNull();
  expect(agencyOptions(null, 'immo', en)).toEqual([{ id: 'name', label: 'Agency name with “immo”' }]);
});
