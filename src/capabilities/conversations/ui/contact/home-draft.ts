import type { UsedKey } from '../message-key.ts';
import { storedDrafts } from '../stored-draft.ts';
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

/** A draft from its stored value. Only fields whose value is a text are read. */
export function homeDraftOf(kept: unknown): HomeDraft {
  const { message, used } = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<HomeDraft>;
  const fields = Object.keys(EMPTY_MESSAGE) as (keyof HomeMessage)[];
  const texts = fields.flatMap((field) => (typeof message?.[field] === 'string' ? [[field, message[field]]] : []));
  const isUsed = typeof used?.key === 'string' && typeof used.text === 'string';
  return { message: Object.fromEntries(texts), used: isUsed ? { key: used.key, text: used.text } : null };
}

const nameOf = ({ kind, id }: Addressee): string => `to_${kind}_${id}`;

/** Drafts by addressee in this browser. */
export const homeDraft = {
  read: (to: Addressee, by: number | null): HomeDraft => homeDraftOf(storedDrafts.read(nameOf(to), by)),
  keep: (to: Addressee, by: number | null, draft: HomeDraft | null): boolean =>
    storedDrafts.keep(nameOf(to), by, draft),
};
