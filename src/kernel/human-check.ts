/** What a visitor has to be a person for. @source docs/reference/permissions.md, "People and programs" */
export const HUMAN_PURPOSES = [
  'register',
  'leaveEmail',
  'createReportOfferProblem',
  'createMessage',
  'contact',
] as const;

/** See `HUMAN_PURPOSES`. */
export type HumanPurpose = (typeof HUMAN_PURPOSES)[number];

/** Whether a word names such a purpose. */
export const isHumanPurpose = (word: unknown): word is HumanPurpose =>
  (HUMAN_PURPOSES as readonly unknown[]).includes(word);

/** What a browser is asked for: a solved puzzle of ours, or the opinion of Google. */
export type HumanChallenge = { provider: 'altcha'; challenge: object } | { provider: 'recaptcha'; siteKey: string };
