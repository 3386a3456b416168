import { Agent, request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { boundConnections, CONNECTION_RULES, connectionOptions } from '#platform/http/connections/connections.ts';
import { isNginxInstalled, startNginx } from '#tests/support/neighbours/nginx.ts';
import { freePort } from '#tools/testing/free-port.ts';

const RESTARTS = 20;
const VISITORS = 16;
const PAUSED_SHARE = 0.1;
const LONGEST_PAUSE_MS = 400;
/** nginx gives up connections after a tenth of its time in deploy/nginx.conf. The product waits as long as ever: on a busy machine both are late. */
const RULES = CONNECTION_RULES;
const atATenth = (configuration: string): string =>
  configuration.replace('keepalive_timeout 2s;', 'keepalive_timeout 200ms;');

/** A process of the product as a proxy meets it: its rules of connections, and an answer that takes a moment. */
async function aProcess(port: number): Promise<FastifyInstance> {
  const server = Fastify({ ...connectionOptions(RULES), forceCloseConnections: 'idle' });
  boundConnections(server, RULES);
  server.all('/*', async () => {
    await sleep(3);
    return { isAnswered: true };
  });
  await server.listen({ port, host: '127.0.0.1' });
  return server;
}

test.runIf(isNginxInstalled())(
  'no request is lost while two processes behind nginx restart one after the other',
  async () => {
    const ports = [await freePort(), await freePort()];
    const processes = await Promise.all(ports.map(aProcess));
    const nginx = await startNginx(ports, atATenth);
    const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
    const ask = (method: string): Promise<number> =>
      new Promise((resolve) => {
        const where = {
          host: '127.0.0.1',
          port: nginx.securePort,
          servername: 'www.example.ch',
          path: '/',
          agent,
          method,
        };
        request({ ...where, headers: { host: 'www.example.ch' } }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
        })
          .on('error', () => resolve(0))
          .end();
      });
    const answers = new Map<string, number>();
    let isOver = false;
    const visit = async (method: string): Promise<void> => {
      while (!isOver) {
        const answer = `${method} ${await ask(method)}`;
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
        // Pauses leave connections between nginx and the processes unused, shorter and longer than nginx keeps those.
        if (Math.random() < PAUSED_SHARE) await sleep(Math.random() * LONGEST_PAUSE_MS);
      }
    };
    // A request that may have had its effect is never sent twice: POST is the harder half.
    const visitors = Array.from({ length: VISITORS }, (_, index) => visit(index % 2 ? 'POST' : 'GET'));
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const index = restart % 2;
      await processes[index]?.close();
      processes[index] = await aProcess(ports[index] ?? 0);
    }
    isOver = true;
    await Promise.all(visitors);
    agent.destroy();
    await Promise.all(processes.map((process) => process.close()));
    await nginx.stop();
    expect([...answers.keys()].sort()).toEqual(['GET 200', 'POST 200']);
    expect([...answers.values()].every((count) => count > RESTARTS)).toBe(true);
  },
);
