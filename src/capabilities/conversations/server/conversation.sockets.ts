import { z } from '#kernel/schema.ts';
import { type EventListener, listensTo } from '#platform/events/event.ts';
import { type SocketEvent, socketEvent } from '#platform/realtime/socket-event.ts';
import { conversationRead } from './conversation/conversation.events.ts';
import { emitRead, emitTyping } from './live/live.service.ts';
import { sendMessage } from './sending/sending.service.ts';

/** Fields of `createMessage`; `senderId` and `userId`, which may accompany them, are ignored. */
const written = z.object({ body: z.record(z.string(), z.unknown()) });
const inConversation = z.object({ conversationId: z.int().positive().max(2_147_483_647) });

/**
 * Events that browsers send by the socket.
 *
 * @source docs/reference/realtime.md
 */
export const CONVERSATION_SOCKET_EVENTS: readonly SocketEvent[] = [
  socketEvent('new message', written, async (ctx, { body }) => {
    const { id, conversationId, status } = await sendMessage(ctx, body);
    return { id, conversationId, status };
  }),
  socketEvent('typing', inConversation, emitTyping),
];

/** Listeners that emit changes of conversations in real time. */
export const CONVERSATION_LISTENERS: readonly EventListener[] = [
  listensTo(conversationRead, 'conversations.showRead', emitRead),
];
