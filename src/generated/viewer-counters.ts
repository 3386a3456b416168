export type ViewerCounters = Record<'unreadMessages' | 'waitingReviews', number>;
export const NO_COUNTS: ViewerCounters = {"unreadMessages":0,"waitingReviews":0};
