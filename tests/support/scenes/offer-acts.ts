/** Actors of a walk. */
export const WALKERS = ['owner', 'stranger', 'agencyAdmin', 'moderator', 'colleague', 'adminGlobal'] as const;
export type Walker = (typeof WALKERS)[number];

/** Settings in which walks differ. */
export interface Setting {
  offerType: 0 | 1;
  /** A private person, an agent of a validated agency, or of one that is not validated. */
  owner: 'private' | 'trusted' | 'agent';
  isFree: boolean;
}

/** An act of a walk. */
export type Act =
  | { name: 'edit'; by: Walker; title: string }
  | { name: 'reprice'; by: Walker; price: number }
  | { name: 'verify' | 'rollback' | 'start' | 'stop' | 'sold' | 'delete'; by: Walker }
  | { name: 'publish'; by: Walker; expected: number | null }
  | { name: 'reject'; by: Walker; comment: string }
  | { name: 'see'; by: Walker; target: number; reason: string | null }
  | { name: 'pay' | 'credit' | 'paid' | 'unpaid' | 'stall' | 'refund' }
  | { name: 'wait'; ms: number };
