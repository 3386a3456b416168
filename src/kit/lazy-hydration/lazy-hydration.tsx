import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '../design/useHydrated.ts';
import { reportFailure } from '../graphql/execute.ts';
import { firstInput, givePartUp, holdClicks, hydrateAll, LAZY } from './first-input.ts';

type Lazy<Props> = ComponentType<Props> & {
  /** Fetches the part ahead, for a page that is opened by a click: there nothing of the server stands in its place. */
  readonly load: () => Promise<void>;
};

type LazyOptions<Props> = {
  /** On the server the part itself, null in browsers, so that no build takes it along. */
  part: ComponentType<Props> | null;
  load: () => Promise<ComponentType<Props>>;
  /** Whether it must come alive at once, because it would show what the server does not know. */
  isNeeded?: () => boolean;
};

/**
 * A part of a page that needs no code until somebody is there: the markup of the server stays as it is, its links and
 * menus work, and at the first sign of somebody (`first-input.ts`) its code is fetched and takes it over. Where that does
 * not arrive, the part stays what it is.
 *
 * @source docs/decisions/007-light-first-view.md
 */
export function lazyHydrated<Props extends object>({ part, load, isNeeded }: LazyOptions<Props>): Lazy<Props> {
  // From the beginning: whoever is there already need not move again.
  if (part === null) void firstInput();
  const life = createLife();
  let here: { default: ComponentType<Props> } | null = null;
  const arrive = async (): Promise<{ default: ComponentType<Props> }> => {
    here ??= { default: hydrated(await load(), life) };
    return here;
  };
  const Part = part ? hydrated(part, life) : lazy(() => (here ? atOnce(here) : arriveWhenNeeded(arrive, isNeeded)));
  return Object.assign(bounded(Part, life), { load: async () => void (part ?? (await arrive())) });
}

async function arriveWhenNeeded<Module>(arrive: () => Promise<Module>, isNeeded?: () => boolean): Promise<Module> {
  holdClicks();
  if (isNeeded?.()) void hydrateAll();
  await firstInput();
  return arrive().catch((error) => {
    reportFailure(error);
    givePartUp();
    return new Promise<never>(() => {});
  });
}

/** A promise whose value React need not wait for. */
const atOnce = <Value,>(value: Value): Promise<Value> =>
  // biome-ignore lint/suspicious/noThenProperty: it is what React looks for
  ({ then: (take: (value: Value) => void) => take(value) }) as Promise<Value>;

/** Whether a part is alive. */
interface Life {
  begin(): void;
  has(): boolean;
  subscribe(listener: () => void): () => void;
}

function createLife(): Life {
  const listeners = new Set<() => void>();
  let hasBegun = false;
  return {
    begin() {
      hasBegun = true;
      for (const listener of listeners) listener();
    },
    has: () => hasBegun,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A place in the page that React takes over when its part arrives; until then nothing new is handed to it. */
function bounded<Props extends object>(Part: ComponentType<Props>, life: Life): ComponentType<Props> {
  return function Bounded(props: Props) {
    const isHydrated = useHydrated();
    const [sent] = useState(isHydrated ? null : props);
    const isAlive = useSyncExternalStore(life.subscribe, life.has, life.has);
    const shown = sent === null || isAlive ? props : sent;
    return useMemo(
      () => (
        <Suspense>
          <Part {...shown} />
        </Suspense>
      ),
      [shown],
    );
  };
}

/** The part in its mark, which it loses when it is alive. */
function hydrated<Props extends object>(Part: ComponentType<Props>, life: Life): ComponentType<Props> {
  return function Hydrated(props: Props) {
    const isAlive = useHydrated();
    useEffect(() => {
      if (isAlive) life.begin();
    }, [isAlive]);
    return (
      <div className="contents" {...{ [LAZY]: isAlive ? undefined : '' }}>
        <Part {...props} />
      </div>
    );
  };
}
