import { HUMAN_PURPOSES, type HumanPurpose } from '#generated/human-purposes.ts';

/** Whether a word is a purpose of the bot check. @source docs/reference/permissions.md, "People and programs" */
export const isHumanPurpose = (word: unknown): word is HumanPurpose =>
  (HUMAN_PURPOSES as readonly unknown[]).includes(word);
