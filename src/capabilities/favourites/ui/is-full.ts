import { AppError } from '#kernel/app-error.ts';

const CONFLICT = 409;

/** Whether something failed because a list or a circle has no room left. */
export const isFull = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === CONFLICT && 'limit' in error.values;

/** Whether something stands in the way that is no lack of room. */
export const isTaken = (error: unknown): boolean =>
  error instanceof AppError && error.code === CONFLICT && !isFull(error);
