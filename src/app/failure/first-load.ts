let isFirst = true;

/** Whether this page came with the document, and not by a click in an earlier one. */
export const isFirstLoad = (): boolean => isFirst;

/** Called on the first navigation: from then on pages come without a document. */
export function endFirstLoad(): void {
  isFirst = false;
}
