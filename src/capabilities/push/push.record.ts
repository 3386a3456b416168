/** A subscribed device of a member. */
export interface PushDevice {
  id: number;
  /** User agent of the browser when push was switched on. */
  userAgent: string;
  createdAt: Date;
  /** Time of the last delivered message; null: none yet. */
  succeededAt: Date | null;
  /** Whether it is the caller's device. */
  isCurrent: boolean;
}
