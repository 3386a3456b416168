import { useEffect, useState } from 'react';
import { AddressesDocument, type AddressesQuery } from '#generated/operations.ts';
import { postGraphql } from '#kit/graphql/transport.ts';

/** Pause after a key before the query is sent, milliseconds. */
const TYPING_PAUSE_MS = 200;
const SUGGESTIONS = 8;

/** An address, or a whole street. */
export type SuggestedAddress = AddressesQuery['addresses'][number];

/**
 * Streets and addresses of a postal code for a text as it is typed.
 *
 * @param text null while nothing is typed
 * @returns null until there is an answer
 */
export function useAddresses(postalCode: string | null, text: string | null): SuggestedAddress[] | null {
  const [answer, setAnswer] = useState<{ asked: string; addresses: SuggestedAddress[] } | null>(null);
  const wanted = postalCode === null ? '' : (text?.trim() ?? '');
  const asked = `${postalCode} ${wanted}`;
  const isKnown = answer?.asked === asked;
  useEffect(() => {
    if (wanted === '' || postalCode === null || isKnown) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      postGraphql(AddressesDocument, { postalCode, text: wanted, limit: SUGGESTIONS }, controller.signal).then(
        ({ addresses }) => setAnswer({ asked, addresses }),
        // Another key sends a new query; without an answer the address is typed.
        () => {},
      );
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, postalCode, asked, isKnown]);
  return wanted !== '' && isKnown ? answer.addresses : null;
}
