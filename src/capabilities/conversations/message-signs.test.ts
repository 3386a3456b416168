import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONVERSATION_LIMITS } from './conversation.ts';
import { messageSigns } from './message-signs.ts';

/** Messages in four languages, labelled by a person with their kind and signs. */
const corpus = readFileSync(new URL('./message-signs.corpus.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [language = '', signs = '', text = ''] = line.split('\t');
    return { language, signs: signs === '-' ? [] : signs.split(',').sort(), text };
  });
const fraud = corpus.filter(({ signs }) => signs.length > 0);
const harmless = corpus.filter(({ signs }) => signs.length === 0);
const warned = (messages: typeof corpus): typeof corpus => messages.filter(({ text }) => messageSigns(text).length > 0);
const held = (messages: typeof corpus): typeof corpus => messages.filter(({ text }) => messageSigns(text).length >= 2);

test('of sixty messages in four languages, half of them fraud, all fraud is recognised and two harmless ones are taken for it', () => {
  expect([fraud.length, harmless.length, new Set(corpus.map(({ language }) => language)).size]).toEqual([30, 30, 4]);
  expect(warned(fraud).length).toBe(30);
  // Words of an ordinary contract, and an agency that asks for the papers of an application.
  expect(warned(harmless).map(({ text }) => text.slice(0, 20))).toEqual([
    'The rent is to be pa',
    'Pour le dossier, il ',
  ]);
});

test('a message with several signs waits for a moderator, and nothing harmless does', () => {
  const several = fraud.filter(({ signs }) => signs.length >= 2);
  expect(held(fraud)).toEqual(several);
  expect(held(harmless)).toEqual([]);
});

test('a deposit by a money service before a visit bears two signs, and similar words bear none', () => {
  for (const text of [
    'Please make the deposit by Western Union before the visit?',
    'Bitte leisten Sie die Kaution mit Western Union vor der Besichtigung.',
    'Merci d’effectuer le dépôt par Western Union avant la visite.',
    'La prego di effettuare il deposito con Western Union prima della visita.',
  ])
    expect(messageSigns(text).sort(), text).toEqual(['advance', 'moneyService']);
  for (const text of [
    'Could we make an appointment before the visit, and how much is the deposit?',
    'Before the visit we make a call. The rent is 1800 francs a month.',
    'Vor der Besichtigung lasse ich Ihnen den Grundriss da. Wie hoch ist die Kaution?',
    'Avant la visite, pouvez-vous faire une photo de la cave ?',
    'Prima della visita può lasciare la bicicletta nel cortile.',
  ])
    expect(messageSigns(text), text).toEqual([]);
});

test('each sign is the one that a person sees', () => {
  for (const { text, signs } of fraud) expect(messageSigns(text).sort(), text).toEqual(signs);
});

test('a text made to be slow is read at once', () => {
  const bad = ['nur ._-+', 'whatsapp ', 'pay pay ', 'a.', 'only ', '._', 'DE89 3704 '];
  for (const part of bad) {
    const text = part
      .repeat(Math.ceil(CONVERSATION_LIMITS.message / part.length))
      .slice(0, CONVERSATION_LIMITS.message);
    const before = performance.now();
    messageSigns(text);
    expect(performance.now() - before, part).toBeLessThan(500);
  }
});
