export const HUMAN_PURPOSES = [
  "contact",
  "createMessage",
  "createReportOfferProblem",
  "leaveEmail",
  "register"
] as const;
export type HumanPurpose = (typeof HUMAN_PURPOSES)[number];
