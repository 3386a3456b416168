export type ViewerCounters = Record<'openMovingRequests' | 'unreadMessages' | 'waitingReviews', number>;
export const NO_COUNTS: ViewerCounters = {"openMovingRequests":0,"unreadMessages":0,"waitingReviews":0};
