import { AppError } from '#kernel/app-error.ts';

const CONFLICT = 409;

/** Whether an error means that a list or a circle is full. */
export const isFull = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === CONFLICT && 'limit' in error.values;

/** Whether an error is a conflict other than a full list or circle. */
export const isTaken = (error: unknown): boolean =>
  error instanceof AppError && error.code === CONFLICT && !isFull(error);
