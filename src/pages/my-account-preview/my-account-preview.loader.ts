import { MyAccountPreviewDocument, type ProfileCardFragment } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

/** What others see of the one who is signed in. */
export interface MyAccountPreviewData {
  profile: ProfileCardFragment;
}

/** Loads one's own card. */
export const loadMyAccountPreview = (): Promise<MyAccountPreviewData> => execute(MyAccountPreviewDocument, {});
