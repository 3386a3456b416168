import { Fragment } from 'react';
import { classes } from '../classes.ts';
import { descriptionBlocks } from './description-blocks.ts';

type DescriptionTextProps = {
  text: string;
  lang?: string;
  /** On a wide sheet two columns, where one as wide as the eye likes would leave a third of it empty. */
  isColumned?: boolean;
};

/**
 * The advertiser's description as paragraphs and lists; plain text, never markup. Blocks and lines are identified by their order alone, which
 * never changes.
 */
export function DescriptionText({ text, lang, isColumned = false }: DescriptionTextProps) {
  return (
    <div lang={lang} className={classes('max-w-prose', isColumned ? COLUMNS_CLASSES : 'flex flex-col gap-4')}>
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

const COLUMNS_CLASSES = 'space-y-3 tablet:max-w-none tablet:columns-2 tablet:gap-6 print:max-w-none print:columns-2';

const withKeys = <Item,>(items: readonly Item[]): [number, Item][] => [...items.entries()];
