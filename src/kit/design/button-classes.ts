import { classes } from './classes.ts';

/** `primary` once per view, `secondary` beside it, `quiet` in rows and bars, `danger` where something is lost. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Heights of 36, 44 and 52 px. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** How a button or a link that acts as one looks. */
export type ButtonLook = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined };

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md border font-medium select-none ' +
  'transition-colors disabled:opacity-50 aria-disabled:opacity-50';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-lake text-on-lake enabled:hover:bg-lake-hover [a&]:hover:bg-lake-hover',
  secondary: 'border-edge bg-surface text-ink enabled:hover:border-ink [a&]:hover:border-ink',
  quiet: 'border-transparent text-lake enabled:hover:bg-lake-tint [a&]:hover:bg-lake-tint',
  danger: 'border-transparent bg-brick text-on-brick enabled:hover:bg-brick-hover [a&]:hover:bg-brick-hover',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 py-1.5 text-sm',
  medium: 'min-h-11 px-4 py-2 text-base',
  large: 'min-h-13 px-6 py-3 text-base',
};

const SQUARES: Record<ButtonSize, string> = { small: 'size-9', medium: 'size-11', large: 'size-13' };

/** Classes of a button with words. */
export const buttonClasses = ({ variant = 'primary', size = 'medium' }: ButtonLook): string =>
  classes(BASE, VARIANTS[variant], SIZES[size]);

/** Classes of a button that is only an icon. */
export const iconButtonClasses = ({ variant = 'quiet', size = 'medium' }: ButtonLook): string =>
  classes(BASE, VARIANTS[variant], SQUARES[size], 'shrink-0');
