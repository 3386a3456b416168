import { useLocation } from '@tanstack/react-router';

/** Path and query of the page as visitors see them in the address bar. */
export const usePageAddress = (): string => useLocation().publicHref.replace(/#.*/, '');
