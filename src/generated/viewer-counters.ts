export type ViewerCounters = Record<'unreadMessages' | 'waitingReviews', number>;
