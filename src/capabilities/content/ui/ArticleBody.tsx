import type { ContentBlock } from '../content.ts';
import { RunText } from './RunText.tsx';

type BlockProps<Kind extends ContentBlock['kind']> = { block: Extract<ContentBlock, { kind: Kind }> };

/** The blocks of an article. Positions are keys: an article never changes on a page. */
export const ArticleBody = ({ blocks }: { blocks: readonly ContentBlock[] }) => (
  <div className="flex max-w-prose flex-col gap-4 break-words">
    {blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name, and never move
      <Block key={index} block={block} />
    ))}
  </div>
);

function Block({ block }: { block: ContentBlock }) {
  switch (block.kind) {
    case 'heading':
      return <Heading block={block} />;
    case 'paragraph':
      return (
        <p>
          <RunText runs={block.runs} />
        </p>
      );
    case 'list':
      return <List block={block} />;
    case 'quote':
      return (
        <blockquote className="flex flex-col gap-3 rounded-md border-l-4 border-lake bg-mist px-5 py-4">
          <Paragraphs paragraphs={block.paragraphs} />
        </blockquote>
      );
    case 'table':
      return <Table block={block} />;
  }
}

function Heading({ block: { level, anchor, text } }: BlockProps<'heading'>) {
  const Level = level === 2 ? 'h2' : 'h3';
  return (
    <Level
      id={anchor}
      tabIndex={-1}
      className={`scroll-mt-20 outline-none ${level === 2 ? 'mt-6 text-2xl' : 'mt-2 text-xl'}`}
    >
      {text}
    </Level>
  );
}

function List({ block: { start, entries } }: BlockProps<'list'>) {
  const items = entries.map((paragraphs, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name, and never move
    <li key={index}>
      <Paragraphs paragraphs={paragraphs} />
    </li>
  ));
  const look = 'flex flex-col gap-2 pl-6';
  return start === null ? (
    <ul className={`${look} list-disc`}>{items}</ul>
  ) : (
    <ol start={start} className={`${look} list-decimal`}>
      {items}
    </ol>
  );
}

const Paragraphs = ({ paragraphs }: { paragraphs: readonly TextRuns[] }) =>
  paragraphs.map((runs, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name, and never move
    <p key={index}>
      <RunText runs={runs} />
    </p>
  ));

type TextRuns = BlockProps<'paragraph'>['block']['runs'];

const ALIGNED = { left: 'text-left', right: 'text-right tabular-nums', center: 'text-center' } as const;

/** A table that scrolls within the page, by keys too. */
function Table({ block: { align, head, rows } }: BlockProps<'table'>) {
  const look = (column: number): string => `px-3 py-2 align-top ${ALIGNED[align[column] ?? 'left']}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what has the focus
    <div tabIndex={0} className="overflow-x-auto rounded-md border border-line">
      <table className="w-full min-w-120 text-sm">
        <thead className="bg-mist">
          <tr>
            {head.map((runs, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <th key={column} scope="col" className={look(column)}>
                <RunText runs={runs} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <tr key={row}>
              {cells.map((runs, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <td key={column} className={look(column)}>
                  <RunText runs={runs} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
