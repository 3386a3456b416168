export const NOTIFICATION_KINDS = {
  "Alert": {
    "label": "notifications.alert",
    "rank": 2,
    "screen": "myAlerts",
    "isSeenByOpening": true
  },
  "Message": {
    "label": "notifications.message",
    "namelessLabel": "notifications.messageOfSomebody",
    "rank": 0,
    "screen": "myMessages",
    "isCounted": true
  },
  "Suggestion": {
    "label": "notifications.newListings",
    "rank": 1,
    "screen": "myAlerts"
  },
  "BlogArticle": {
    "label": "notifications.article",
    "rank": 3,
    "isSeenByOpening": true
  },
  "ManualSuggestion": {
    "label": "notifications.suggestion",
    "isSeenByOpening": true
  }
} as const;
