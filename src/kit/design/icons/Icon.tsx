import icons from '#generated/icons.svg?url';
import { classes } from '../classes.ts';
import type { IconName } from './icon-names.ts';

type IconProps = { name: IconName; className?: string | undefined };

/** An icon beside words or in a button that has a label; in the ink of the text, 24 px by default. */
export const Icon = ({ name, className }: IconProps) => (
  <svg aria-hidden="true" className={classes('icon', className)}>
    <use href={`${icons}#${name}`} />
  </svg>
);
