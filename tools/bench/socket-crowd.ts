import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import WebSocket from 'ws';

/** Task of a crowd in a process of its own, so that it takes no time of the product's. */
export type CrowdTask =
  | { do: 'open'; origin: string; secrets: readonly string[] }
  | { do: 'talk'; homeId: number; conversations: readonly TalkTurn[]; perSecond: number }
  | { do: 'break'; origin: string; secret: string; frames: number }
  | { do: 'count' };

/** One message: its sender, its receiver, its conversation. */
export interface TalkTurn {
  from: number;
  to: number;
  conversationId: number;
}

/** Result of a crowd. */
export interface CrowdAnswer {
  connected: number;
  /** Time from sending to receiving, milliseconds, of received messages. */
  deliveryMs: number[];
  refused: number;
  receivedTwice: number;
}

const STRAGGLERS_MS = 5_000;
const AT_ONCE = 50;
const HOSTILE = [
  '42["x"',
  '9',
  '',
  '40{"a":',
  '42[]',
  '42["disconnect"]',
  '451-["x",{"_placeholder":true,"num":9}]',
  '4',
];

const crowd: Socket[] = [];
const sentMs = new Map<string, number>();
const received = new Map<string, number>();
let deliveryMs: number[] = [];
let receivedTwice = 0;

const cookieOf = (secret: string): string => `__Host-session=${secret}`;

process.on('message', (task: CrowdTask) => {
  void act(task).then((refused) => {
    const connected = crowd.filter((socket) => socket.connected).length;
    process.send?.({ connected, deliveryMs, refused, receivedTwice } satisfies CrowdAnswer);
    deliveryMs = [];
  });
});

async function act(task: CrowdTask): Promise<number> {
  if (task.do === 'open') return open(task);
  if (task.do === 'talk') return talk(task);
  if (task.do === 'break') return breakFrames(task);
  return 0;
}

async function open({ origin, secrets }: Extract<CrowdTask, { do: 'open' }>): Promise<number> {
  for (let first = 0; first < secrets.length; first += AT_ONCE) {
    await Promise.all(secrets.slice(first, first + AT_ONCE).map((secret) => openOne(origin, secret)));
  }
  return 0;
}

async function openOne(origin: string, secret: string): Promise<void> {
  const socket = io(origin, {
    path: '/realtime',
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 30_000,
    extraHeaders: { origin, cookie: cookieOf(secret) },
  });
  socket.on('new message', receive);
  crowd.push(socket);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
}

function receive(messages: { messageText: string }[]): void {
  for (const { messageText } of messages) {
    const times = (received.get(messageText) ?? 0) + 1;
    received.set(messageText, times);
    if (times > 1) receivedTwice += 1;
    else deliveryMs.push(performance.now() - (sentMs.get(messageText) ?? 0));
  }
}

/** Sends at a fixed rate, whatever the product does with it. */
async function talk({ homeId, conversations, perSecond }: Extract<CrowdTask, { do: 'talk' }>): Promise<number> {
  const beganMs = performance.now();
  const answers: Promise<{ errors?: unknown }>[] = [];
  for (const [index, { from, conversationId }] of conversations.entries()) {
    await sleep(Math.max(0, beganMs + (index * 1_000) / perSecond - performance.now()));
    const text = `Message ${conversationId} of ${beganMs}`;
    const body = { objectId: homeId, objectType: 100, text, conversationId };
    sentMs.set(text, performance.now());
    answers.push(crowd[from]?.timeout(10_000).emitWithAck('new message', { body }) ?? Promise.reject());
  }
  const all = await Promise.allSettled(answers);
  const endMs = performance.now() + STRAGGLERS_MS;
  while (deliveryMs.length < conversations.length && performance.now() < endMs) await sleep(20);
  return all.filter((answer) => answer.status === 'rejected' || answer.value.errors !== undefined).length;
}

async function breakFrames({ origin, secret, frames }: Extract<CrowdTask, { do: 'break' }>): Promise<number> {
  let sent = 0;
  let closed = 0;
  while (sent < frames) {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/realtime/?EIO=4&transport=websocket`, {
      headers: { origin, cookie: cookieOf(secret) },
    });
    socket.on('error', () => {});
    const isClosed = new Promise((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => socket.once('open', resolve).once('close', resolve));
    for (let index = 0; index < 25 && socket.readyState === WebSocket.OPEN; index += 1) {
      const frame = HOSTILE[(sent + index) % HOSTILE.length] ?? '';
      socket.send(index % 5 === 0 ? Buffer.from([0, 255, index]) : frame);
      sent += 1;
    }
    await Promise.race([isClosed, sleep(200)]);
    closed += 1;
    socket.terminate();
  }
  return closed;
}
