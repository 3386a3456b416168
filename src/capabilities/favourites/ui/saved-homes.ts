import { SavedHomesDocument } from '#generated/operations.ts';
import { BRAND } from '#kernel/brand.ts';
import { createChanges } from '#kit/changes.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import { currentViewer, onViewerChange } from '#kit/viewer/viewer-store.ts';

/** Lists that a heart or a hiding button changes. */
export type HomeList = 'favorite' | 'hidden';

/** Saved and hidden homes of the signed-in member. */
export interface SavedHomes {
  favorite: ReadonlySet<number>;
  hidden: ReadonlySet<number>;
  /** Grows when the hidden homes change on the server: search results must then be fetched again. */
  hiddenVersion: number;
}

const EMPTY: SavedHomes = { favorite: new Set(), hidden: new Set(), hiddenVersion: 0 };

const changes = createChanges();
/** Pending changes, which lists read meanwhile do not contain. */
const underWay = new Map<string, { list: HomeList; id: number; isOn: boolean }>();
let current = EMPTY;
/** Owner of the lists; undefined before the first read. */
let ownerId: number | null | undefined;
let channel: BroadcastChannel | null = null;

/** The lists of the signed-in member: read once, changed optimistically, and synchronized between tabs. */
export const savedHomes = {
  get: (): SavedHomes => current,
  onServer: (): SavedHomes => EMPTY,
  subscribe(listener: () => void): () => void {
    begin();
    return changes.subscribe(listener);
  },
  /** Shows a change before the server has confirmed it. */
  setExpected(list: HomeList, id: number, isOn: boolean): void {
    underWay.set(`${list} ${id}`, { list, id, isOn });
    show(list, id, isOn);
  },
  /** Confirms changes that the server made, and notifies other tabs. */
  settle(list: HomeList, ids: readonly number[]): void {
    for (const id of ids) underWay.delete(`${list} ${id}`);
    if (list === 'hidden') publish({ ...current, hiddenVersion: current.hiddenVersion + 1 });
    channel?.postMessage({ ownerId, list });
  },
  /** Reverts a change that failed, and reads the lists again. */
  takeBack(list: HomeList, id: number, wasOn: boolean): void {
    underWay.delete(`${list} ${id}`);
    show(list, id, wasOn);
    void read();
  },
};

function begin(): void {
  if (ownerId !== undefined) return;
  ownerId = null;
  channel = 'BroadcastChannel' in window ? new BroadcastChannel(`${BRAND.storagePrefix}kept_homes`) : null;
  channel?.addEventListener('message', ({ data }) => {
    if (data?.ownerId === ownerId && ownerId !== null) void read(data.list === 'hidden');
  });
  onViewerChange(follow);
  follow();
}

/** Switches to the lists of the present member after a sign-in or sign-out. */
function follow(): void {
  const id = currentViewer()?.id ?? null;
  if (id === ownerId) return;
  ownerId = id;
  underWay.clear();
  if (id === null) publish(EMPTY);
  else void read();
}

async function read(isHiddenOther = false): Promise<void> {
  const readerId = ownerId;
  try {
    const { userRelations } = await execute(SavedHomesDocument, {});
    if (ownerId !== readerId) return;
    const lists = { favorite: new Set(userRelations.favorite), hidden: new Set(userRelations.hidden) };
    for (const { list, id, isOn } of underWay.values()) lists[list][isOn ? 'add' : 'delete'](id);
    publish({ ...lists, hiddenVersion: current.hiddenVersion + Number(isHiddenOther) });
  } catch (error) {
    // The lists stay as they are: the page works without them.
    reportFailure(error);
  }
}

function show(list: HomeList, id: number, isOn: boolean): void {
  const ids = new Set(current[list]);
  if (isOn) ids.add(id);
  else ids.delete(id);
  publish({ ...current, [list]: ids });
}

function publish(next: SavedHomes): void {
  current = next;
  changes.emit();
}
