import { Column } from '@react-email/column';
import { Heading } from '@react-email/heading';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement, type ReactElement } from 'react';
import { BRAND } from '#kernel/brand.ts';
import type { MailEntry, MailGroup } from './mail.ts';

const { ink, line, lake } = BRAND.colours;
const MUTED = '#56605B';

/** Width of a picture, pixels, and its height at 4 to 3: mail programs do not crop. */
const PICTURE = { width: 144, height: 108 } as const;

const STYLES = {
  heading: { fontSize: '18px', fontWeight: 700, lineHeight: '26px', margin: '0 0 12px', overflowWrap: 'anywhere' },
  entry: { borderTop: `1px solid ${line}`, padding: '16px 0' },
  pictureCell: { paddingRight: '16px', verticalAlign: 'top', width: `${PICTURE.width + 16}px` },
  picture: { borderRadius: '8px', display: 'block', height: 'auto', maxWidth: '100%', objectFit: 'cover' },
  words: { verticalAlign: 'top' },
  mark: { color: lake, fontSize: '13px', fontWeight: 700, lineHeight: '18px', margin: '0 0 2px' },
  title: { color: ink, fontSize: '16px', fontWeight: 600, lineHeight: '24px', textDecoration: 'none' },
  fact: { color: MUTED, fontSize: '14px', lineHeight: '20px', margin: '2px 0 0' },
  links: { fontSize: '14px', lineHeight: '22px', margin: '4px 0 12px' },
  link: { color: lake, textDecoration: 'underline' },
} as const;

/** A group of a mail: its heading, its things, and their links. */
export const groupPart = ({ heading, entries, links }: MailGroup, index: number): ReactElement =>
  createElement(
    Section,
    { key: `group-${index}`, style: { margin: '24px 0 0' } },
    createElement(Heading, { as: 'h2', style: STYLES.heading }, heading),
    ...entries.map(entryPart),
    ...links.map(({ label, href }, place) =>
      createElement(
        Text,
        { key: `link-${place}`, style: STYLES.links },
        createElement(Link, { href, style: STYLES.link, className: 'lake' }, label),
      ),
    ),
  );

/** A picture beside the text; without one, the text takes the full width. */
function entryPart({ title, href, pictureHref, mark, facts }: MailEntry, index: number): ReactElement {
  const words = createElement(
    Column,
    { key: 'words', style: STYLES.words },
    createElement(Text, { style: STYLES.mark, className: 'lake' }, mark),
    createElement(Link, { href, style: STYLES.title, className: 'ink' }, title),
    ...facts.map((fact, place) => createElement(Text, { key: place, style: STYLES.fact, className: 'muted' }, fact)),
  );
  const cells = pictureHref === null ? [words] : [pictureCell(href, pictureHref), words];
  return createElement(
    Section,
    { key: index, style: STYLES.entry, className: 'line' },
    createElement(Row, null, ...cells),
  );
}

/** The title beside it describes it. */
const pictureCell = (href: string, src: string): ReactElement =>
  createElement(
    Column,
    { key: 'picture', style: STYLES.pictureCell },
    createElement(Link, { href }, createElement(Img, { src, alt: '', ...PICTURE, style: STYLES.picture })),
  );
