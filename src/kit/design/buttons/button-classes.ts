import { classes } from '../classes.ts';

/** `primary` once per view, `secondary` beside it, `quiet` in rows and bars, `danger` where something is lost. */
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Heights of 36, 44 and 52 px. */
type ButtonSize = 'small' | 'medium' | 'large';

/** The look of a button, or of a link that acts as one; `buttons.css` defines it. */
export type ButtonLook = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined };

/** Classes of a button with words. */
export const buttonClasses = ({ variant = 'primary', size = 'medium' }: ButtonLook): string =>
  classes('button', `button-${variant}`, size !== 'medium' && `button-${size}`);

/** Classes of a button that is only an icon: a square, or a disc where it lies on a picture. */
export const iconButtonClasses = ({ variant = 'quiet', size = 'medium' }: ButtonLook, isRound: boolean): string =>
  classes(
    'icon-button',
    `button-${variant}`,
    size !== 'medium' && `icon-button-${size}`,
    isRound && 'icon-button-round',
  );
