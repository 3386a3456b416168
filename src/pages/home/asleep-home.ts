import { hasSeenOffers } from '#capabilities/offers/ui/has-seen-offers.ts';
import { asleep } from '#kit/asleep/asleep.tsx';
import { HomePage } from './HomePage.tsx';

/** The first page, which works by itself until somebody turns to it; what was seen before is marked at once. */
export const AsleepHomePage = asleep({
  part: import.meta.env.SSR ? HomePage : null,
  load: async () => (await import('./HomePage.tsx')).HomePage,
  isNeeded: hasSeenOffers,
});
