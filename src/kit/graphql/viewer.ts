import type { ViewerCounters } from '#generated/viewer-counters.ts';
import type { SignedInPerson } from '#kernel/viewer.ts';

/**
 * The member who is signed in, with the counts that capabilities bring for the menu: each is 0 where it does not concern the member.
 *
 * @source docs/reference/workspace.md, "Viewer"
 */
export type Viewer = SignedInPerson & ViewerCounters;
