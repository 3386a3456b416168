/** What a browser is asked for: a solved puzzle of ours, or the opinion of Google. */
export type HumanChallenge = { provider: 'altcha'; challenge: object } | { provider: 'recaptcha'; siteKey: string };
