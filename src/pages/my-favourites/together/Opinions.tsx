import { useState } from 'react';
import { Vote } from '#capabilities/favourites/favourite.ts';
import { type FavouriteEntryFragment, VoteFavouriteDocument } from '#generated/operations.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureToast } from '#kit/forms/form-texts.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** The opinions of the circle on a home, and the member's own. It renders nothing without a circle. */
export function Opinions({ entry: { activeOfferId, opinions } }: { entry: FavouriteEntryFragment }) {
  const { text } = useLocale();
  const mine = opinions.find(({ person }) => person.isMe);
  if (!mine) return null;
  return (
    <div className="flex flex-col gap-2 rounded-md bg-mist p-3 text-sm">
      <ul className="flex flex-col gap-1.5">
        {opinions
          .filter(({ person }) => !person.isMe)
          .map(({ person, hasHeart, note, vote }) => (
            <li key={person.id}>
              {hasHeart && <span>{text('favourites.heartOf', { name: person.firstName })} · </span>}
              <span className="font-medium">
                {text('favourites.vote.of', {
                  name: person.firstName,
                  vote: text(vote === null ? 'favourites.vote.none' : `favourites.vote.${vote}`),
                })}
              </span>
              {note !== '' && <p className="whitespace-pre-line">{note}</p>}
            </li>
          ))}
      </ul>
      <VoteButtons activeOfferId={activeOfferId} vote={mine.vote} />
    </div>
  );
}

function VoteButtons({ activeOfferId, vote: saved }: { activeOfferId: number; vote: number | null }) {
  const { text } = useLocale();
  const [vote, setVote] = useState(saved);
  const sendVote = async (next: number | null): Promise<void> => {
    const before = vote;
    setVote(next);
    try {
      await execute(VoteFavouriteDocument, { activeOfferId, vote: next });
    } catch (error) {
      setVote(before);
      toasts.show('error', 'vote', failureToast(error));
    }
  };
  return (
    <fieldset className="flex flex-wrap items-center gap-2 print:hidden">
      <legend className="float-left mr-2">{text('favourites.vote.label')}</legend>
      {Object.values(Vote).map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={vote === value}
          onClick={() => void sendVote(vote === value ? null : value)}
          className={VOTE_CLASSES}
        >
          {text(`favourites.vote.${value}`)}
        </button>
      ))}
    </fieldset>
  );
}

const VOTE_CLASSES =
  'min-h-11 min-w-16 rounded-full border border-edge bg-surface px-4 font-medium aria-pressed:border-transparent ' +
  'aria-pressed:bg-lake aria-pressed:text-on-lake';
