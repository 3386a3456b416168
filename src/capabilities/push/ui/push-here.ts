import {
  type PushDevicesFragment,
  RemovePushSubscriptionDocument,
  SavePushSubscriptionDocument,
} from '#generated/operations.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import { WORKER_PATH } from '../push.ts';
import {
  forgetRenewal,
  isRenewed,
  type PushMember,
  pushAccount,
  rememberPushAccount,
  rememberRenewal,
} from './push-flag.ts';

/**
 * State of push on this browser: unsupported; possible once the site is on the home screen (iOS); denied by the user; off;
 * on.
 */
export type PushState = 'unsupported' | 'installFirst' | 'denied' | 'off' | 'on';

/** The worker's scope is all pages, and updates of it bypass the HTTP cache. */
const WORKER_OPTIONS: RegistrationOptions = { scope: '/', updateViaCache: 'none' };

/** Whether this is an iPhone or iPad, where push needs the site on the home screen. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** State of push on this browser for a member. */
export async function pushState(accountId: number): Promise<PushState> {
  if (!isSupported()) return isApplePhone() ? 'installFirst' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOn = Notification.permission === 'granted' && pushAccount() === accountId && (await subscriptionHere());
  return isOn ? 'on' : 'off';
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

let last: Promise<unknown> = Promise.resolve();

/** Serializes changes of this browser's subscription: a page may renew it while the member presses the button. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}

/**
 * Asks for permission and subscribes this browser for the member; must start within the click, or browsers do
 * not ask. Null where permission was denied.
 */
export async function switchOn(member: PushMember, publicKey: string): Promise<PushDevicesFragment | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  return inTurn(async () => {
    const answer = await subscribed(member, publicKey);
    rememberPushAccount(member.id);
    return answer;
  });
}

async function subscribed(member: PushMember, publicKey: string): Promise<PushDevicesFragment> {
  const registration = await navigator.serviceWorker.register(WORKER_PATH, WORKER_OPTIONS);
  await navigator.serviceWorker.ready;
  const { pushManager } = registration;
  const known = await pushManager.getSubscription();
  // A subscription under an older key of the server is unusable.
  if (known && !hasKey(known, publicKey)) await known.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return saved(subscription, { member, isRenewal: false });
}

async function saved(
  subscription: PushSubscription,
  { member, isRenewal }: { member: PushMember; isRenewal: boolean },
): Promise<PushDevicesFragment> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const answer = (await execute(SavePushSubscriptionDocument, { endpoint, p256dh, auth, isRenewal }))
    .savePushSubscription;
  rememberRenewal(member, endpoint);
  return answer;
}

function hasKey({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const letters = btoa(String.fromCharCode(...bytes));
  return (
    letters
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/={1,2}$/, '') === publicKey
  );
}

/**
 * Ends push on this browser; the server deletes the device with the session. The account stays stored until that succeeds:
 * if the browser fails, the next member's page tries again.
 */
export async function forgetPushHere(): Promise<void> {
  forgetRenewal();
  await (await subscriptionHere())?.unsubscribe();
  rememberPushAccount(null);
}

/** Removes a device, and for the current one also its subscription. The removal on the server stays if the browser fails at that. */
export async function removeDevice({
  id,
  isCurrent,
}: {
  id: number;
  isCurrent: boolean;
}): Promise<PushDevicesFragment> {
  const answer = (await execute(RemovePushSubscriptionDocument, { id })).removePushSubscription;
  if (isCurrent) await forgetPushHere().catch(reportFailure);
  return answer;
}

/**
 * Renews the member's subscription under the current session, and the worker: once a day, after each sign-in, and after a change of
 * the push service's address.
 *
 * The subscription ends where it was removed elsewhere, and where another member switched it on: messages to that member must not
 * appear here.
 */
export const renewPush = (member: PushMember): Promise<void> => inTurn(() => renew(member));

async function renew(member: PushMember): Promise<void> {
  const account = pushAccount();
  if (account === null) return;
  const subscription = isSupported() && Notification.permission === 'granted' ? await subscriptionHere() : null;
  if (!subscription) return rememberPushAccount(null);
  if (account !== member.id) return endOfAnother(member, subscription);
  if (isRenewed(member, subscription.toJSON().endpoint ?? '')) return;
  const { publicKey, devices } = await saved(subscription, { member, isRenewal: true });
  if (!hasKey(subscription, publicKey)) return void (await subscribed(member, publicKey));
  if (!devices.some(({ isCurrent }) => isCurrent)) return forgetPushHere();
  await navigator.serviceWorker.register(WORKER_PATH, WORKER_OPTIONS);
}

/** Ends another member's subscription on this browser: on the server, by its address, and in the browser. */
async function endOfAnother(member: PushMember, subscription: PushSubscription): Promise<void> {
  await Promise.all([saved(subscription, { member, isRenewal: true }), forgetPushHere()]);
}
