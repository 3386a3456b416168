import { expect, test } from 'vitest';
import { fileProblem } from './attached-file.ts';

const MB = 1024 * 1024;

test.each([
  ['photo.jpg', 'image/jpeg', 15 * MB, null],
  ['photo.jpg', 'image/jpeg', 40 * MB, null],
  ['photo.HEIC', '', MB, null],
  ['plan.pdf', 'application/pdf', 10 * MB, null],
  ['plan.pdf', 'application/pdf', 10 * MB + 1, 'messages.file.pdfTooLarge'],
  ['film.mp4', 'video/mp4', MB, 'messages.file.type'],
  ['unknown', '', MB, 'messages.file.type'],
])('%s of %s with %i bytes: %s', (name, type, size, refusal) => {
  expect(fileProblem({ name, type, size })).toBe(refusal);
});
