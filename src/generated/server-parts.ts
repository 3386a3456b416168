export const SERVER_PARTS = [
  "server-accounts",
  "server-alerts",
  "server-contact",
  "server-conversations",
  "server-favourites",
  "server-locations",
  "server-moving",
  "server-payments",
  "server-publishing",
  "server-review"
] as const;
