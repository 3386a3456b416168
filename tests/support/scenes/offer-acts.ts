/** Who acts in a walk. */
export const WALKERS = ['owner', 'stranger', 'agencyAdmin', 'moderator', 'colleague', 'adminGlobal'] as const;
export type Walker = (typeof WALKERS)[number];

/** What walks differ in. */
export interface Setting {
  offerType: 0 | 1;
  /** A private person, an agent of an agency that the house has validated, or of one that it has not. */
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
