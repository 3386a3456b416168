/** A device of a member that is told things. */
export interface PushDevice {
  id: number;
  /** What the browser called itself when push was switched on. */
  userAgent: string;
  createdAt: Date;
  /** When a message last arrived; null: none yet. */
  succeededAt: Date | null;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
}
