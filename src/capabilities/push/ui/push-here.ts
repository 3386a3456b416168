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
 * How this browser stands: it cannot; it can once the site stands on the home screen (iOS); its owner said no; it is told
 * nothing; it is told things.
 */
export type PushState = 'unsupported' | 'installFirst' | 'denied' | 'off' | 'on';

/** The worker speaks for all pages, and what the network says of it counts. */
const WORKER_OPTIONS: RegistrationOptions = { scope: '/', updateViaCache: 'none' };

/** Whether this is an iPhone or iPad, where only what stands on the home screen may be told things. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** How this browser stands for a member. */
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

/** Lets what changes this browser's subscription follow one another: a page renews it while its owner may press the button. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}

/**
 * Asks the owner of this browser, and tells the member things here from now on; begins in the click itself, or browsers do
 * not ask. Null where the answer was no.
 */
export async function switchOn(member: PushMember, publicKey: string): Promise<PushDevicesFragment | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  return inTurn(async () => {
    const told = await subscribed(member, publicKey);
    rememberPushAccount(member.id);
    return told;
  });
}

async function subscribed(member: PushMember, publicKey: string): Promise<PushDevicesFragment> {
  const registration = await navigator.serviceWorker.register(WORKER_PATH, WORKER_OPTIONS);
  await navigator.serviceWorker.ready;
  const { pushManager } = registration;
  const known = await pushManager.getSubscription();
  // One that was made for other keys of the house is of no use to these.
  if (known && !hasKey(known, publicKey)) await known.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return saved(subscription, { member, isRenewal: false });
}

async function saved(
  subscription: PushSubscription,
  { member, isRenewal }: { member: PushMember; isRenewal: boolean },
): Promise<PushDevicesFragment> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const told = (await execute(SavePushSubscriptionDocument, { endpoint, p256dh, auth, isRenewal }))
    .savePushSubscription;
  rememberRenewal(member, endpoint);
  return told;
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
 * Tells nothing on this browser any more; the house forgets it with the device or the session. Whose it was is remembered until then:
 * where the browser fails to let go, the next member's page tries again.
 */
export async function forgetPushHere(): Promise<void> {
  forgetRenewal();
  await (await subscriptionHere())?.unsubscribe();
  rememberPushAccount(null);
}

/** Removes a device; the present one lets go of its subscription, too. What the house removed stays so where the browser fails at that. */
export async function removeDevice({
  id,
  isCurrent,
}: {
  id: number;
  isCurrent: boolean;
}): Promise<PushDevicesFragment> {
  const told = (await execute(RemovePushSubscriptionDocument, { id })).removePushSubscription;
  if (isCurrent) await forgetPushHere().catch(reportFailure);
  return told;
}

/**
 * Renews what a member switched on in this browser, under the session of now, and with it the worker: once a day, after each sign-in,
 * and where the browser's service named another address. It ends where the member removed it from elsewhere, and where another member
 * switched it on: their messages are not for whoever sits here now.
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

/** Ends what another member switched on here, by the house, which forgets who was told things at this address, and by the browser. */
async function endOfAnother(member: PushMember, subscription: PushSubscription): Promise<void> {
  await Promise.all([saved(subscription, { member, isRenewal: true }), forgetPushHere()]);
}
