import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

/** `plain` beside text, `picture` on a photograph, `lake` and `brick` for good and for new, the tiers for agencies. */
export type BadgeTone = 'plain' | 'picture' | 'lake' | 'brick' | 'bronze' | 'silver' | 'gold' | 'partner';

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; children: ReactNode };

/** A short mark: New, Exclusive, Gold. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={classes('badge', TONES[tone])}>
      {icon}
      {tone in TIER_DOTS && <span aria-hidden="true" className={classes('size-2 rounded-full', TIER_DOTS[tone])} />}
      {children}
    </span>
  );
}

const TIER = 'border border-line bg-surface text-ink';

const TONES: Record<BadgeTone, string | null> = {
  plain: null,
  picture: 'bg-surface text-ink',
  lake: 'bg-lake-tint text-lake-hover',
  brick: 'bg-brick text-on-brick',
  bronze: TIER,
  silver: TIER,
  gold: TIER,
  partner: TIER,
};

const TIER_DOTS: Partial<Record<BadgeTone, string>> = {
  bronze: 'bg-bronze',
  silver: 'bg-silver',
  gold: 'bg-gold',
  partner: 'bg-partner',
};
