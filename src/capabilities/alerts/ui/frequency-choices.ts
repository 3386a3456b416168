import type { Translator } from '#kit/i18n/translator.ts';
import { AlertFrequency } from '../alert.ts';

/** Choices of the mail interval, with labels. */
export const frequencyChoices = (text: Translator['text']) =>
  Object.values(AlertFrequency).map((value) => ({ value: String(value), label: text(`alerts.frequency.${value}`) }));
