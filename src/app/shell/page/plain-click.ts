import type { MouseEvent } from 'react';

/** Whether a click on a link only follows it: no other window, no other button. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
