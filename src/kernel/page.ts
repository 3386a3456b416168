/** Requested page of a list, counted from 1. */
export interface RequestedPage {
  pageNumber: number;
  /** Entries of a page. */
  pageSize: number;
}

/** A page of a list, with the totals of the list. */
export interface Page<Entry> {
  pageNumber: number;
  totalPages: number;
  totalRecords: number;
  data: Entry[];
}

/** Offset and limit of a page's entries. */
export const offsetLimitOf = ({ pageNumber, pageSize }: RequestedPage): { offset: number; limit: number } => ({
  offset: (pageNumber - 1) * pageSize,
  limit: pageSize,
});

/** The requested page. @param totalRecords entries of the whole list */
export const pageOf = <Entry>(
  { pageNumber, pageSize }: RequestedPage,
  totalRecords: number,
  data: Entry[],
): Page<Entry> => ({
  pageNumber,
  totalPages: Math.ceil(totalRecords / pageSize),
  totalRecords,
  data,
});
