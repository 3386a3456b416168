import type { HUMAN_PURPOSES } from '#generated/human-purposes.ts';

/** What a visitor has to be a person for, by the manifests. */
export type HumanPurpose = (typeof HUMAN_PURPOSES)[number];
