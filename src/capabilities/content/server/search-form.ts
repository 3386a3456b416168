import { normalForm } from '#kernel/text/normal-form.ts';

/** A text as searches compare it: lower case, without accents, words joined by one space, a space at both ends. */
export const searchForm = (text: string): string =>
  ` ${normalForm(text.toLowerCase(), 'NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
