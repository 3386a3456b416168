import { HUMAN_PURPOSES } from '#generated/human-purposes.ts';

/** What a visitor has to be a person for, by the manifests. @source docs/reference/permissions.md, "People and programs" */
export type HumanPurpose = (typeof HUMAN_PURPOSES)[number];

/** Whether a word names such a purpose. */
export const isHumanPurpose = (word: unknown): word is HumanPurpose =>
  (HUMAN_PURPOSES as readonly unknown[]).includes(word);
