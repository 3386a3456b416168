import { BRAND } from '#kit/brand.ts';

/** The first page. */
export function HomePage() {
  return <h1 className="page-width py-16 text-4xl">{BRAND.name}</h1>;
}
