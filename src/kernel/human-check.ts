/** Challenge for a browser: a local puzzle, or the score of Google. */
export type HumanChallenge = { provider: 'altcha'; challenge: object } | { provider: 'recaptcha'; siteKey: string };
