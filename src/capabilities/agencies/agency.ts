/** Types of an agency, as bit flags. @source docs/reference/accounts.md, "Agencies" */
export const AgencyType = {
  Unknown: 0,
  Agency: 1,
  Notary: 2,
  PrivateAgency: 4,
  PartnerAgency: 8,
  Placeholder: 16,
} as const;

/**
 * Status of an agency's record, stored and sent as a number. The name of 2 in the specification, `WaitingForApporval`, is a misspelling
 * that no client receives.
 *
 * @source docs/reference/accounts.md, "Agencies"
 */
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
