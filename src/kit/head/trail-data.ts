import type { Breadcrumb } from '../design/navigation/Breadcrumbs.tsx';

/** The way to a page as schema.org describes it. @source schema.org/BreadcrumbList */
export const trailData = (items: readonly Breadcrumb[], origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href && { item: origin + href }),
  })),
});
