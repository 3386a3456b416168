import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { SCENES, type SceneProduct, type Scenes } from './scenes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Scheme, host and port of the scene server. */
    sceneServer: string;
  }
}

/** A request to the scene server: the name of a scene, and its input. */
interface SceneRequest {
  name: keyof Scenes;
  input: unknown;
}

/**
 * Prepares scenes of browser tests in the database of the running product: the embedded database belongs to one process.
 * Pages of component tests ask it directly, from another origin.
 *
 * @returns its origin, and the function that closes it
 */
export async function openSceneServer(product: SceneProduct): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    try {
      const { name, input } = (await json(request)) as SceneRequest;
      const scene = SCENES[name] as (product: SceneProduct, input: unknown) => Promise<unknown>;
      response.end(JSON.stringify((await scene(product, input)) ?? null));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
