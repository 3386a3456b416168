/** What an agency is, as bits. @source docs/reference/accounts.md, "Agencies" */
export const AgencyType = {
  Unknown: 0,
  Agency: 1,
  Notary: 2,
  PrivateAgency: 4,
  PartnerAgency: 8,
  Placeholder: 16,
} as const;

/**
 * Where the record of an agency stands. Stored and sent as numbers: the documents' name of 2, `WaitingForApporval`, is a slip of the
 * pen that no client can meet.
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
