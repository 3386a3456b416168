/** Content of a message, as `encrypted-push.ts` writes it. */
interface ShownMessage {
  title: string;
  body: string;
  href: string;
  tag: string;
}

/** Events of the worker, reduced to the fields that it reads. */
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
  data?: { json(): unknown } | null;
  notification?: { data?: { href?: unknown } | null; close(): void };
  newSubscription?: PushSubscription | null;
  oldSubscription?: PushSubscription | null;
}

/** The worker's global scope; the types of pages do not include it. */
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

/** Constants of the worker, fixed when its file is made. */
export interface WorkerFacts {
  /** Shown for an unreadable message: browsers require a notification for each. */
  name: string;
  icon: string;
  /** The GraphQL operation that saves a subscription. */
  save: string;
}

/**
 * Code of the service worker: shows messages and opens their targets. It caches nothing, and answers no request of pages.
 *
 * The server sends the source of this function to browsers, so it uses nothing from its outer scope.
 */
export function runServiceWorker(scope: WorkerScope, { name, icon, save }: WorkerFacts): void {
  /** An address of this site, or the home page. */
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
      body: String(body ?? ''),
      icon,
      badge: icon,
      data: { href: ownAddress(href) },
      ...(tag && { tag: String(tag) }),
    });
  };
  const open = async ({ notification }: WorkerEvent): Promise<void> => {
    notification?.close();
    const address = ownAddress(notification?.data?.href);
    const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    // A window with another page may hold unsaved input: it stays as it is.
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
    // Without a session here the subscription ends. After any other error the next page renews it.
    if (errors.some(({ extensions }) => extensions?.code === 401)) await renewed.unsubscribe();
  };
  // A later version replaces an earlier one at once: pages depend on nothing of it.
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('push', (event) => event.waitUntil(show(event)));
  scope.addEventListener('notificationclick', (event) => event.waitUntil(open(event)));
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
}
