/** How the button between list and map looks, over either. */
export const FLOATING_BUTTON_CLASSES =
  'bottom-[calc(1.25rem+env(safe-area-inset-bottom))] left-1/2 z-20 inline-flex min-h-12 -translate-x-1/2 items-center gap-2 ' +
  'rounded-full bg-ink px-5 font-medium text-paper shadow-float';
