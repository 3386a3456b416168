export const DRAFT_KEYS = [
  "contact_",
  "estimate_",
  "message_",
  "moving_",
  "notes_",
  "quotes_",
  "recent_searches",
  "report_",
  "seen_offers"
] as const;
export const DRAFT_DATABASES = [
  "pictures"
] as const;
