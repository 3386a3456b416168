import { type DraftSchema, textFields } from '#kit/drafts/draft-store.ts';
import type { UsedKey } from '../message-key.ts';
import { ownedDrafts } from '../stored-draft.ts';
import { EMPTY_MESSAGE, type HomeMessage } from './home-message.form.ts';

/** Addressee of a message; `kind` is a number of `ObjectKind`. */
export interface Addressee {
  kind: number;
  id: number;
}

/** A draft, and the key under which it may have been sent already. */
export interface HomeDraft {
  message: Partial<HomeMessage>;
  used: UsedKey | null;
}

const fields = textFields(Object.keys(EMPTY_MESSAGE) as (keyof HomeMessage)[]);

const schema: DraftSchema<HomeDraft> = {
  safeParse: (stored) => {
    const { message, used } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<HomeDraft>;
    const texts = fields.safeParse(message);
    const isUsed = typeof used?.key === 'string' && typeof used.text === 'string';
    const key = isUsed ? { key: used.key, text: used.text } : null;
    return { success: true, data: { message: texts.success ? texts.data : {}, used: key } };
  },
};

const drafts = ownedDrafts(schema);

const nameOf = ({ kind, id }: Addressee): string => `to_${kind}_${id}`;

/** Drafts by addressee in this browser. */
export const homeDraft = {
  read: (to: Addressee, by: number | null): HomeDraft => drafts.read(nameOf(to), by) ?? { message: {}, used: null },
  keep: (to: Addressee, by: number | null, draft: HomeDraft | null): boolean => drafts.keep(nameOf(to), by, draft),
};
