export const HUMAN_PURPOSES = [
  "contact",
  "createMessage",
  "createReportOfferProblem",
  "leaveEmail",
  "register"
] as const;
