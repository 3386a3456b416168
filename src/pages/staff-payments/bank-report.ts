/** Reasons to refuse a bank file that the server gives; the texts are `payment.file.refused.{reason}`. */
export const REFUSALS = ['empty', 'tooLarge', 'damaged', 'encoding', 'otherFormat', 'otherAccount'] as const;

/** Ends of an amount, in the order of the report; the texts are `payment.file.end.{end}`. */
export const ENDS = ['paid', 'part', 'late', 'unmatched', 'known'] as const;

/** Report of an imported bank file, as the upload answers it. */
export interface BankReport {
  format: string;
  ends: Record<(typeof ENDS)[number], number>;
  passedOver: number;
  elsewhere: { account: string; count: number }[];
  faults: { entry: string; kind: string }[];
}
