/** Problems of a feed, with their texts for the operator's terminal. */
export const PROBLEM_TEXTS = {
  oldVersion: 'an old version of the format',
  agencyIdEmpty: 'is empty throughout: taken under the agency named',
  headerLine: 'a header line, which the format does not have',
  damagedCharacters: 'a character cut in half by the sender',
  doubleUtf8: 'text that was encoded twice',
  lineBreakInside: 'a line break inside the record',
  valueCount: 'not the 183 values of the format',
  shifted: 'the values do not stand in their places',
  placesUnclear: 'nothing shows where a value is missing or too many',
  layoutShifted: 'the values of most records of the file do not stand in their places',
  agencyIdChanged: 'the object came under another agency_id: its listing moved along',
  otherAgency: 'the object is on show under another agency too',
  sameKeyTwice: 'the object is in the file twice',
  required: 'must be filled',
  unreadable: 'cannot be read',
  outOfBounds: 'is out of bounds',
  tooLong: 'is too long',
  unknownType: 'no such type in this category',
  reservedReference: 'the word "null" is no reference',
  rounded: 'is not a whole number of francs',
  rentDoesNotAddUp: 'gross rent is not net rent plus side costs',
  priceUnitMissing: 'the price has no unit',
  priceUnitMismatch: 'the price unit does not fit the offer type',
  pictureTwice: 'the same picture again',
  pictureAmbiguous: 'names differ only in capitals: which picture is meant is unclear',
  pictureMissing: 'the picture is not there',
  pictureUnreadable: 'the picture cannot be read',
  pictureTooSlow: 'the picture took this machine too long: the next run tries again',
  pictureFolderMissing: 'pictures are named, but no folder was given',
  placeUnknown: 'the place is not known',
  placeAbroad: 'the place lies abroad',
} as const;
export type ProblemKey = keyof typeof PROBLEM_TEXTS;

/** Outcomes of a problem, with their texts for the terminal. */
export const OUTCOME_TEXTS = {
  kept: 'taken as it is',
  repaired: 'put right',
  shortened: 'shortened',
  dropped: 'left out',
  hidden: 'listing stored, but hidden',
  putAside: 'record put aside',
} as const;
export type ProblemOutcome = keyof typeof OUTCOME_TEXTS;

/** Number of occurrences of each problem, by outcome. */
export type OutcomeCounts = Partial<Record<ProblemOutcome, Partial<Record<ProblemKey, number>>>>;

/** A problem of a feed. */
export interface ImportProblem {
  /** Line of the file on which the record begins, from 1; 0 means the file as a whole. */
  record: number;
  /** The references of the object, joined by #; absent where they cannot be read, and for the file. */
  object?: string;
  /** Name of the field in the feed's terms; empty means the record as a whole. */
  field: string;
  problem: ProblemKey;
  /** The feed's value; absent where it is empty. */
  value?: string;
  done: ProblemOutcome;
}
