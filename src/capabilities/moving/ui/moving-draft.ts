import { formDraft } from '#kit/drafts/form-draft.ts';

/** The unsent request of this browser. A draft without places and day is not stored. */
export const movingDraft = formDraft({
  prefix: 'moving_',
  fields: ['fromPlace', 'toPlace', 'movingOn', 'name', 'email', 'phone'],
  content: ['fromPlace', 'toPlace', 'movingOn'],
});
