let isFirst = true;

/** Whether this page came with the document, and not by a click in an earlier one. */
export const isFirstLoad = (): boolean => isFirst;

/** The reader went on: from now on pages come without a load. */
export function endFirstLoad(): void {
  isFirst = false;
}
