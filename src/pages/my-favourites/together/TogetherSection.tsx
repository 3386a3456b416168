import { useState } from 'react';
import {
  type FavouriteCircleFragment,
  LeaveFavouriteCircleDocument,
  RemoveFromFavouriteCircleDocument,
} from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { Dialog } from '#kit/design/overlays/Dialog.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { Invitations } from './Invitations.tsx';
import { useCircleChange } from './useCircleChange.ts';

/** The circle that shares favourites: its members, its invitations, and the buttons to join and leave. */
export function TogetherSection({ circle }: { circle: FavouriteCircleFragment }) {
  const { text } = useLocale();
  return (
    <div className="flex flex-col gap-6">
      <Panel className="flex flex-col gap-3">
        <h2 className="text-xl">{text('favourites.together.title')}</h2>
        <p className="max-w-prose text-muted">{text('favourites.together.text')}</p>
        <Invitations circle={circle} />
      </Panel>
      {circle.people.length > 0 && <People circle={circle} />}
    </div>
  );
}

function People({ circle: { people, mayRemove } }: { circle: FavouriteCircleFragment }) {
  const { text } = useLocale();
  const { change, isChanging } = useCircleChange();
  return (
    <Panel className="flex flex-col gap-4">
      <h2 className="text-xl">{text('favourites.together.people')}</h2>
      <ul className="flex flex-col gap-2">
        {people.map(({ id, firstName, lastName, isMe }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center justify-between gap-3">
            <span className="min-w-0">
              {firstName} {lastName}
              {isMe && <span className="text-muted"> ({text('favourites.together.me')})</span>}
            </span>
            {mayRemove && !isMe && (
              <Button
                variant="quiet"
                size="small"
                isLoading={isChanging}
                onClick={() =>
                  void change(() => execute(RemoveFromFavouriteCircleDocument, { accountId: id }), {
                    text: 'favourites.together.removed',
                    values: { name: firstName },
                  })
                }
              >
                {text('favourites.together.remove', { name: firstName })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <LeaveButton />
    </Panel>
  );
}

function LeaveButton() {
  const { text } = useLocale();
  const [isAsking, setIsAsking] = useState(false);
  const { change, isChanging } = useCircleChange();
  const leave = async (): Promise<void> => {
    const isDone = await change(() => execute(LeaveFavouriteCircleDocument, {}), { text: 'favourites.together.left' });
    if (isDone) setIsAsking(false);
  };
  return (
    <>
      <Button variant="secondary" size="small" className="self-start" onClick={() => setIsAsking(true)}>
        {text('favourites.together.leave')}
      </Button>
      <Dialog
        title={text('favourites.together.sure')}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        placement="small"
        footer={
          <>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {text('favourites.together.cancel')}
            </Button>
            <Button variant="danger" isLoading={isChanging} onClick={() => void leave()}>
              {text('favourites.together.leave')}
            </Button>
          </>
        }
      >
        <p>{text('favourites.together.leaveText')}</p>
      </Dialog>
    </>
  );
}
