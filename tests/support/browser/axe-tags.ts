/** The rules of axe that screens keep: WCAG 2.2 AA, and its authors' advice. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;
