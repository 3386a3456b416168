/** The heading of the payment that a page shows; a page shows one. */
export const SHOWN_PAYMENT_ID = 'shown-payment';

/** Attributes of that heading: it is read out and scrolled to when a payment begins or ends on the page. */
export const SHOWN_PAYMENT_HEADING = {
  id: SHOWN_PAYMENT_ID,
  tabIndex: -1,
  className: 'scroll-mt-28 text-xl outline-none',
};

/** Moves focus to the payment that has just appeared: the pressed button is gone. */
export const focusShownPayment = (): void =>
  void requestAnimationFrame(() => document.getElementById(SHOWN_PAYMENT_ID)?.focus());
