import { useEffect, useState } from 'react';
import { refreshViewer } from '#capabilities/accounts/ui/refresh-viewer.ts';
import { OwnPhoneDocument, SaveOwnPhoneDocument } from '#generated/operations.ts';
import { postGraphql } from '#kit/graphql/transport.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';

/** The telephone number of the member who publishes. */
export interface OwnPhone {
  /** Undefined until it is known, null for none and for visitors. */
  number: string | null | undefined;
  /** Stores a number in the account. @throws AppError */
  save(number: string): Promise<void>;
}

/** The number that a listing of this member shows: the landline, else the mobile number. */
export function useOwnPhone(): OwnPhone {
  const viewer = useViewer();
  const [mobile, setMobile] = useState<string | null | undefined>(undefined);
  const isMember = viewer !== null;
  const isAsked = isMember && viewer.phone === null;
  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    postGraphql(OwnPhoneDocument, {}, controller.signal).then(
      ({ profile }) => setMobile(profile?.mobilePhone ?? null),
      // Without an answer the form asks for a number.
      () => controller.signal.aborted || setMobile(null),
    );
    return () => controller.abort();
  }, [isAsked]);
  const save = async (phone: string): Promise<void> => {
    const { profile } = await postGraphql(OwnPhoneDocument, {});
    if (!profile) return;
    const { id, firstName, lastName } = profile;
    await postGraphql(SaveOwnPhoneDocument, { id, firstName: firstName ?? '', lastName: lastName ?? '', phone });
    await refreshViewer();
  };
  return { number: isMember ? (viewer.phone ?? mobile) : null, save };
}
