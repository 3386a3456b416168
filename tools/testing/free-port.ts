import { createServer } from 'node:net';

/** A free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The port of the product that this run of tests starts. Chosen when it is first asked for: a configuration may need it before. */
export async function productPort(): Promise<number> {
  process.env.TEST_PRODUCT_PORT ??= String(await freePort());
  return Number(process.env.TEST_PRODUCT_PORT);
}
