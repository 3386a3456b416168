import type { HUMAN_PURPOSES } from '#generated/human-purposes.ts';

/** A purpose that requires the visitor to be a person, as the manifests declare it. */
export type HumanPurpose = (typeof HUMAN_PURPOSES)[number];
