import { KeptHomesDocument } from '#generated/operations.ts';
import { BRAND } from '#kernel/brand.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import { currentViewer, onViewerChange } from '#kit/viewer/viewer-store.ts';

/** Lists that a heart or a hiding button changes. */
export type HomeList = 'favorite' | 'hidden';

/** Which homes the member of this page saved and hid. */
export interface SavedHomes {
  favorite: ReadonlySet<number>;
  hidden: ReadonlySet<number>;
  /** Grows when the server knows of another hidden home than before: what searches show is to be asked anew. */
  hiddenVersion: number;
}

const NOBODYS: SavedHomes = { favorite: new Set(), hidden: new Set(), hiddenVersion: 0 };

const listeners = new Set<() => void>();
/** Wishes on their way: what was read meanwhile does not know of them. */
const underWay = new Map<string, { list: HomeList; id: number; isOn: boolean }>();
let kept = NOBODYS;
/** Whose lists they are; undefined before anybody looked. */
let ownerId: number | null | undefined;
let channel: BroadcastChannel | null = null;

/** The lists of this page's member: read once, changed at once by what is wished, the same in all tabs. */
export const savedHomes = {
  get: (): SavedHomes => kept,
  onServer: (): SavedHomes => NOBODYS,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    begin();
    return () => listeners.delete(listener);
  },
  /** Shows a home as it is wished to be, before the server says so. */
  wish(list: HomeList, id: number, isOn: boolean): void {
    underWay.set(`${list} ${id}`, { list, id, isOn });
    show(list, id, isOn);
  },
  /** The server did as wished: other tabs hear of it. */
  settle(list: HomeList, ids: readonly number[]): void {
    for (const id of ids) underWay.delete(`${list} ${id}`);
    if (list === 'hidden') publish({ ...kept, hiddenVersion: kept.hiddenVersion + 1 });
    channel?.postMessage({ ownerId, list });
  },
  /** The server did not: a home is shown as it was, and all is read anew. */
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

/** Somebody signed in or out: their lists, and nobody else's. */
function follow(): void {
  const id = currentViewer()?.id ?? null;
  if (id === ownerId) return;
  ownerId = id;
  underWay.clear();
  if (id === null) publish(NOBODYS);
  else void read();
}

async function read(isHiddenOther = false): Promise<void> {
  const asked = ownerId;
  try {
    const { userRelations } = await execute(KeptHomesDocument, {});
    if (ownerId !== asked) return;
    const lists = { favorite: new Set(userRelations.favorite), hidden: new Set(userRelations.hidden) };
    for (const { list, id, isOn } of underWay.values()) lists[list][isOn ? 'add' : 'delete'](id);
    publish({ ...lists, hiddenVersion: kept.hiddenVersion + Number(isHiddenOther) });
  } catch (error) {
    // Hearts stay as they are: a page without them is still a page.
    reportFailure(error);
  }
}

function show(list: HomeList, id: number, isOn: boolean): void {
  const ids = new Set(kept[list]);
  if (isOn) ids.add(id);
  else ids.delete(id);
  publish({ ...kept, [list]: ids });
}

function publish(next: SavedHomes): void {
  kept = next;
  for (const listener of listeners) listener();
}
