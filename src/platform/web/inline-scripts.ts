import { createHash } from 'node:crypto';

/** A document whose inline scripts the content policy can name. */
export interface NamedScripts {
  html: string;
  /** Hashes by which a policy admits its scripts, and no others. */
  hashes: readonly string[];
}

/**
 * Removes the nonces from a document and returns the scripts that had them. Only a script with the nonce of this very document was written
 * by us: any other has no hash, and does not run.
 *
 * @param mark the nonce of its rendering, which could not be known before
 */
export function nameInlineScripts(html: string, mark: string): NamedScripts {
  const attribute = ` nonce="${mark}"`;
  const hashes: string[] = [];
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at + 1)) {
    const [begin, bodyBegin] = [html.lastIndexOf('<', at), html.indexOf('>', at) + 1];
    const tag = html.slice(begin, bodyBegin);
    if (!tag.startsWith('<script') || tag.includes(' src=')) continue;
    hashes.push(hashOf(html.slice(bodyBegin, html.indexOf('</script>', bodyBegin))));
  }
  return { html: html.replaceAll(attribute, ''), hashes };
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
