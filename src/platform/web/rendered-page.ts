/** A page as the pages' own half made it. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  html: string;
}
