/** A colour of the product in the current scheme of the page, `#rrggbb`: maps cannot read style sheets. */
export function pageColour(token: 'ink' | 'lake' | 'lake-hover' | 'surface' | 'brick'): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--color-${token})`;
  document.body.append(probe);
  const parts = getComputedStyle(probe).color.match(/\d+/g) ?? [];
  probe.remove();
  return `#${parts
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;
}
