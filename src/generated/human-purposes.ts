export const HUMAN_PURPOSES = [
  "contact",
  "createMessage",
  "createReportOfferProblem",
  "leaveEmail",
  "register",
  "requestMoving"
] as const;
export type HumanPurpose = (typeof HUMAN_PURPOSES)[number];
