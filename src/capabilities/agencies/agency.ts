/** Where the record of an agency stands. @source docs/reference/accounts.md, "Agencies" */
export const AgencyStatus = {
  Untouched: 0,
  InProgress: 1,
  WaitingForApproval: 2,
  Validated: 3,
  AutoAgency: 10,
  Hidden: 20,
  Moved: 90,
  Removed: 99,
} as const;
