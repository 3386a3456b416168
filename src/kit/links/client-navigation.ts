/** The part of a click event and its link that decides where navigation goes. */
export interface LinkClick {
  readonly href: string;
  readonly pageUrl: string;
  readonly button: number;
  readonly isModified: boolean;
  readonly isPrevented: boolean;
  readonly opensElsewhere: boolean;
}

/**
 * The path to go to without loading a new page, or null when the browser should follow the link by itself:
 * another site, another window, a download, a jump inside the page.
 */
export function clientPath(click: LinkClick): string | null {
  if (click.isPrevented || click.button !== 0 || click.isModified || click.opensElsewhere) return null;
  const page = new URL(click.pageUrl);
  if (!URL.canParse(click.href, click.pageUrl)) return null;
  const target = new URL(click.href, click.pageUrl);
  if (target.origin !== page.origin) return null;
  const isJumpInPage = target.hash !== '' && target.pathname === page.pathname && target.search === page.search;
  return isJumpInPage ? null : target.pathname + target.search + target.hash;
}

/** The link that was clicked on, or something inside it; null when there is none. */
export function clickedLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : null;
}

/** Reads a click on a link. */
export const linkClickOf = (event: MouseEvent, link: HTMLAnchorElement): LinkClick => ({
  href: link.href,
  pageUrl: window.location.href,
  button: event.button,
  isModified: event.metaKey || event.ctrlKey || event.shiftKey || event.altKey,
  isPrevented: event.defaultPrevented,
  opensElsewhere:
    (link.target !== '' && link.target !== '_self') || link.hasAttribute('download') || 'reload' in link.dataset,
});
