import { BRAND } from '#kernel/brand.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { Logo } from '#kit/design/content/Logo.tsx';

/** Brand and link to the home page, where the bar itself may have failed. @param home text of the link */
export function BareHeader({ locale, home }: { locale: Locale; home: string }) {
  return (
    <header className="h-14 border-b border-line bg-paper">
      <div className="page-width flex h-full items-center">
        <a href={buildPath('home', locale)} data-reload="" aria-label={`${BRAND.name}, ${home}`} className="py-2">
          <Logo />
        </a>
      </div>
    </header>
  );
}
