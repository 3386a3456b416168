import { HUMAN_PURPOSES } from '#generated/human-purposes.ts';

/** Purposes of the bot check, collected from the manifests. @source docs/reference/permissions.md, "People and programs" */
export type HumanPurpose = (typeof HUMAN_PURPOSES)[number];

/** Whether a word is one of these purposes. */
export const isHumanPurpose = (word: unknown): word is HumanPurpose =>
  (HUMAN_PURPOSES as readonly unknown[]).includes(word);
