/** What a message says, as `encrypted-push.ts` writes it. */
interface ShownMessage {
  title: string;
  body: string;
  href: string;
  tag: string;
}

/** What happens to the worker, as far as it looks at it. */
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
  data?: { json(): unknown } | null;
  notification?: { data?: { href?: unknown } | null; close(): void };
  newSubscription?: PushSubscription | null;
  oldSubscription?: PushSubscription | null;
}

/** The browser as the worker meets it; the types of pages know nothing of it. */
export interface WorkerScope {
  location: { origin: string };
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'>;
  clients: {
    matchAll(options: {
      type: 'window';
      includeUncontrolled: boolean;
    }): Promise<{ url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  fetch: typeof fetch;
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

/** What the worker is told when it is made. */
export interface WorkerFacts {
  /** Said of a message that cannot be read: browsers want something shown for each. */
  name: string;
  icon: string;
  /** The operation that saves where this browser is told things. */
  save: string;
}

/**
 * All that the service worker does: shows messages and leads to what they are about. It keeps nothing, and answers no request
 * of pages. The server sends this very function to browsers, so it uses nothing from outside of it.
 */
export function serveDevice(scope: WorkerScope, { name, icon, save }: WorkerFacts): void {
  /** An address of ours, or the home page. */
  const ownAddress = (href: unknown): string => {
    const { origin } = scope.location;
    try {
      const url = new URL(String(href ?? '/'), origin);
      return url.origin === origin ? url.href : `${origin}/`;
    } catch {
      return `${origin}/`;
    }
  };
  const read = ({ data }: WorkerEvent): Partial<ShownMessage> => {
    try {
      return (data?.json() as Partial<ShownMessage> | null | undefined) ?? {};
    } catch {
      return {};
    }
  };
  const show = (event: WorkerEvent): Promise<void> => {
    const { title, body, href, tag } = read(event);
    return scope.registration.showNotification(String(title || name), {
      ...{ body: String(body ?? ''), icon, badge: icon, data: { href: ownAddress(href) } },
      ...(tag && { tag: String(tag) }),
    });
  };
  const open = async ({ notification }: WorkerEvent): Promise<void> => {
    notification?.close();
    const address = ownAddress(notification?.data?.href);
    const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    // One that shows something else may hold what somebody is writing: it is left as it is.
    const shown = windows.find(({ url }) => url.replace(/#.*/, '') === address.replace(/#.*/, ''));
    await (shown ? shown.focus() : scope.clients.openWindow(address));
  };
  const renew = async ({ newSubscription, oldSubscription }: WorkerEvent): Promise<void> => {
    const { pushManager } = scope.registration;
    const renewed = newSubscription ?? (oldSubscription && (await pushManager.subscribe(oldSubscription.options)));
    if (!renewed) return;
    const { endpoint, keys } = renewed.toJSON();
    const response = await scope.fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: save, variables: { endpoint, ...keys } }),
    });
    const { errors = [] } = (await response.json()) as { errors?: { extensions?: { code?: number } }[] };
    // Nobody is signed in here any more: then nobody is told anything here. After any other refusal the next page says it again.
    if (errors.some(({ extensions }) => extensions?.code === 401)) await renewed.unsubscribe();
  };
  // A later version replaces an earlier one at once: there is nothing that pages have from it.
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('push', (event) => event.waitUntil(show(event)));
  scope.addEventListener('notificationclick', (event) => event.waitUntil(open(event)));
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
}
