import { Fragment } from 'react';
import { descriptionBlocks } from './description-blocks.ts';

/** What an advertiser wrote, as paragraphs and lists; plain text, never markup. Blocks and lines have no identity
 * but their order, which never changes. */
export function DescriptionText({ text, lang }: { text: string; lang?: string }) {
  return (
    <div lang={lang} className="flex max-w-prose flex-col gap-4">
      {withKeys(descriptionBlocks(text)).map(([key, block]) =>
        block.kind === 'list' ? (
          <ul key={key} className="list-disc space-y-1 pl-5 marker:text-muted">
            {withKeys(block.lines).map(([line, words]) => (
              <li key={line}>{words}</li>
            ))}
          </ul>
        ) : (
          <p key={key}>
            {withKeys(block.lines).map(([line, words]) => (
              <Fragment key={line}>
                {line > 0 && <br />}
                {words}
              </Fragment>
            ))}
          </p>
        ),
      )}
    </div>
  );
}

const withKeys = <Item,>(items: readonly Item[]): [number, Item][] => [...items.entries()];
