/** An account, as read from the database. Secrets are read only where they are compared. */
export interface AccountRecord {
  id: number;
  email: string;
  isEmailConfirmed: boolean;
  status: number;
  /** Status before the present suspension; null without one. */
  suspendedFrom: number | null;
  rolesFlag: number;
  firstName: string;
  lastName: string;
  gender: number;
  phone: string | null;
  mobilePhone: string | null;
  /** File name in the object store, or null. */
  picture: string | null;
  uiLang: number;
  autoImport: boolean;
  biography: string | null;
  languages: number[];
  occupation: string | null;
  occupationSince: number | null;
  affiliations: number;
  diplomas: number;
  agencyId: number | null;
  wantedAgencyId: number | null;
  alertPreference: boolean;
  listingsPreference: boolean;
  inboxPreference: boolean;
  suggestionPreference: boolean;
  newsletterPreference: boolean;
  passwordHash: string | null;
  totpConfirmedAt: Date | null;
  /** A browser is known to the account while its cookie has this number. */
  browserGeneration: number;
  createdAt: Date;
}
