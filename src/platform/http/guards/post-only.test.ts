import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors } from '../answers/answer-errors.ts';
import { refuseOtherMethods } from './post-only.ts';

test('a reader who leaves while being redirected is answered once', async () => {
  const complaints: string[] = [];
  const stream = { write: (line: string) => void complaints.push(line) };
  const server = Fastify({ logger: { level: 'warn', stream } });
  answerErrors(server);
  const held = Promise.withResolvers<void>();
  let answers = 0;
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  server.addHook('onSend', async (_request, reply) => {
    answers += 1;
    reply.raw.once('close', ended.resolve);
    begun.resolve();
    await held.promise;
  });
  refuseOtherMethods(server, '/register');
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /register HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\n\r\n');
  await begun.promise;
  socket.destroy();
  await ended.promise;
  for (let turns = 0; turns < 5; turns += 1) await nextTurn();
  held.resolve();
  await server.close();
  expect(answers).toBe(1);
  expect(complaints).toEqual([]);
});
