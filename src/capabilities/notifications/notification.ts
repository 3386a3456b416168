/** Type of a notification. @source docs/reference/workspace.md, "Bell" */
export const NotificationType = { Message: 0, Suggestion: 1, BlogArticle: 2, Alert: 3, ManualSuggestion: 4 } as const;
export type NotificationType = (typeof NotificationType)[keyof typeof NotificationType];

/** Sizes of the bell. @source docs/reference/limits.md, "Notifications" */
export const NOTIFICATION_LIMITS = { pageSize: 12, largestPage: 50, textShown: 200, badge: 9 } as const;
