/** Which page of a list is asked for, counted from 1. */
export interface AskedPage {
  pageNumber: number;
  /** Entries of a page. */
  pageSize: number;
}

/** A page of a list, with what is known of all of them. */
export interface Page<Entry> {
  pageNumber: number;
  totalPages: number;
  totalRecords: number;
  data: Entry[];
}

/** Which entries a page has. */
export const stretchOf = ({ pageNumber, pageSize }: AskedPage): { offset: number; limit: number } => ({
  offset: (pageNumber - 1) * pageSize,
  limit: pageSize,
});

/** The page that was asked for. @param totalRecords entries of the whole list */
export const pageOf = <Entry>(
  { pageNumber, pageSize }: AskedPage,
  totalRecords: number,
  data: Entry[],
): Page<Entry> => ({
  pageNumber,
  totalPages: Math.ceil(totalRecords / pageSize),
  totalRecords,
  data,
});
