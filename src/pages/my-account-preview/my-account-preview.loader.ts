import { MyAccountPreviewDocument, type ProfileCardFragment } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

/** The signed-in member as others see them. */
export interface MyAccountPreviewData {
  profile: ProfileCardFragment;
}

/** Loads the member's own card. */
export const loadMyAccountPreview = (): Promise<MyAccountPreviewData> => execute(MyAccountPreviewDocument, {});
