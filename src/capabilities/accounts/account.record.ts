/** An account, as the database knows it. Secrets are read by those alone who compare them. */
export interface AccountRecord {
  id: number;
  email: string;
  isEmailConfirmed: boolean;
  status: number;
  /** The status before the suspension that is in force; null otherwise. */
  suspendedFrom: number | null;
  rolesFlag: number;
  firstName: string;
  lastName: string;
  gender: number;
  phone: string | null;
  mobilePhone: string | null;
  /** Name of the file in the store, or null. */
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
  /** Browsers are known whose cookie names this number. */
  browserGeneration: number;
  createdAt: Date;
}
