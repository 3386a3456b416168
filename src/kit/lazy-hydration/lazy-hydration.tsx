import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createChanges } from '#kit/changes.ts';
import { useHydrated } from '../design/useHydrated.ts';
import { reportFailure } from '../graphql/execute.ts';
import { firstInput, handlePartFailure, holdClicks, hydrateAll, LAZY_ATTRIBUTE } from './first-input.ts';

type Lazy<Props> = ComponentType<Props> & {
  /** Fetches the part ahead, for a page that is opened by a click, where no markup of the server is in its place. */
  readonly load: () => Promise<void>;
};

type LazyOptions<Props> = {
  /** On the server the part itself, null in browsers, so that no build includes it. */
  part: ComponentType<Props> | null;
  load: () => Promise<ComponentType<Props>>;
  /** Whether it must hydrate at once, because it would show data that the server does not have. */
  isNeeded?: () => boolean;
};

/**
 * A part of a page that needs no code until the reader acts: the server's markup stays, its links and menus work, and at the first input
 * (`first-input.ts`) its code is fetched and hydrates it. If the code does not arrive, the markup stays as it is.
 *
 * @source docs/decisions/007-light-first-view.md
 */
export function lazyHydrated<Props extends object>({ part, load, isNeeded }: LazyOptions<Props>): Lazy<Props> {
  // From the beginning: a reader who has already acted need not act again.
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
    handlePartFailure();
    return new Promise<never>(() => {});
  });
}

/** A promise whose value React reads without waiting. */
const atOnce = <Value,>(value: Value): Promise<Value> =>
  // biome-ignore lint/suspicious/noThenProperty: it is what React looks for
  ({ then: (take: (value: Value) => void) => take(value) }) as Promise<Value>;

/** The state of hydration of a part. */
interface Life {
  begin(): void;
  has(): boolean;
  subscribe(listener: () => void): () => void;
}

function createLife(): Life {
  const changes = createChanges();
  let hasBegun = false;
  return {
    begin() {
      hasBegun = true;
      changes.emit();
    },
    has: () => hasBegun,
    subscribe: changes.subscribe,
  };
}

/** A boundary that React hydrates when its part arrives; until then its props do not change. */
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

/** The part in its marked element, which loses the mark once it is hydrated. */
function hydrated<Props extends object>(Part: ComponentType<Props>, life: Life): ComponentType<Props> {
  return function Hydrated(props: Props) {
    const isAlive = useHydrated();
    useEffect(() => {
      if (isAlive) life.begin();
    }, [isAlive]);
    return (
      <div className="contents" {...{ [LAZY_ATTRIBUTE]: isAlive ? undefined : '' }}>
        <Part {...props} />
      </div>
    );
  };
}
