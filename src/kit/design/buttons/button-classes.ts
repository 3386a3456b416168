import { classes } from '../classes.ts';

/** `primary` once per view, `secondary` beside it, `quiet` in rows and bars, `danger` where something is lost. */
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Heights of 36, 44 and 52 px. */
type ButtonSize = 'small' | 'medium' | 'large';

/** How a button or a link that acts as one looks. */
export type ButtonLook = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined };

const BASE =
  'inline-flex items-center justify-center gap-2 border font-medium select-none ' +
  'max-w-full shrink-0 transition-colors disabled:opacity-50 aria-disabled:opacity-50';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-lake text-on-lake enabled:hover:bg-lake-hover [a&]:hover:bg-lake-hover',
  secondary: 'border-line bg-surface text-ink enabled:hover:border-ink aria-expanded:border-ink [a&]:hover:border-ink',
  quiet: 'border-transparent text-lake enabled:hover:bg-lake-tint [a&]:hover:bg-lake-tint',
  danger: 'border-transparent bg-brick text-on-brick enabled:hover:bg-brick-hover [a&]:hover:bg-brick-hover',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 py-1.5 text-sm',
  medium: 'min-h-11 px-4 py-2 text-base',
  large: 'min-h-13 px-6 py-3 text-base',
};

const ICON_VARIANTS: Record<ButtonVariant, string> = {
  ...VARIANTS,
  quiet: 'border-transparent text-ink enabled:hover:bg-mist [a&]:hover:bg-mist',
};

const SQUARES: Record<ButtonSize, string> = { small: 'size-9', medium: 'size-11', large: 'size-13' };

/** Classes of a button with words. */
export const buttonClasses = ({ variant = 'primary', size = 'medium' }: ButtonLook): string =>
  classes(BASE, 'rounded-md', VARIANTS[variant], SIZES[size]);

/** Classes of a button that is only an icon: a square, or a disc where it lies on a picture. */
export const iconButtonClasses = ({ variant = 'quiet', size = 'medium' }: ButtonLook, isRound: boolean): string =>
  classes(BASE, isRound ? 'rounded-full' : 'rounded-md', ICON_VARIANTS[variant], SQUARES[size]);
