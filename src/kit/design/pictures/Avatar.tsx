import { classes } from '../classes.ts';
import { initials } from './initials.ts';

type AvatarProps = { name: string; src?: string | undefined; isLarge?: boolean };

/** A person or an agency, 2.6 em or 6 rem. It has no accessible name, because the name is beside it in words. */
export function Avatar({ name, src, isLarge = false }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-lake-tint font-semibold text-lake-hover',
        isLarge ? 'size-24 text-3xl' : 'size-[2.6em]',
      )}
    >
      {src ? <img src={src} alt="" loading="lazy" className="size-full object-cover" /> : initials(name)}
    </span>
  );
}
