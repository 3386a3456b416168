import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { serviceTile } from '../input/service-tile.ts';

/** A few kilobytes that unpack to 64 MB. */
const BOMB = gzipSync(Buffer.alloc(64 * 1_048_576));

/** Answers of the stand-in to a request. */
const BEHAVIOURS = {
  answers: (response, tile) => sendTile(response, tile),
  'answers without packing': (response, tile) => send(response, tile),
  'has nothing': (response) => void response.writeHead(204).end(),
  stalls: () => {},
  'stalls in the middle': (response, tile) => {
    response.writeHead(200, { 'content-length': tile.length }).write(tile.subarray(0, 20));
  },
  'answers garbage': (response) => send(response, Buffer.from('%%% no tile %%%')),
  'answers damaged gzip': (response, tile) => sendTile(response, tile, (packed) => packed.fill(0, 20)),
  'answers a page': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>Sign in to this network</h1></html>');
  },
  'answers 500': (response) => void response.writeHead(500).end(),
  'answers too much': (response) => send(response, Buffer.alloc(3 * 1_048_576)),
  'answers a bomb': (response) => send(response, BOMB),
  'breaks off': (response, tile) => {
    response.writeHead(200, { 'content-length': tile.length }).write(tile.subarray(0, 20));
    setImmediate(() => response.destroy());
  },
} as const satisfies Record<string, (response: ServerResponse, tile: Buffer) => void>;

export type TileBehaviour = keyof typeof BEHAVIOURS;

/** A stand-in for a service of street tiles, around a point. */
export class TileNeighbour {
  behaviour: TileBehaviour = 'answers';
  /** Tiles that were asked for: `14/8500/5800`. */
  readonly calls: string[] = [];
  /** Most calls under way at once so far. */
  mostAtOnce = 0;
  readonly #server: Server;
  readonly #center: { lat: number; lng: number };
  #atOnce = 0;

  private constructor(center: { lat: number; lng: number }) {
    this.#center = center;
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  static async start(center: { lat: number; lng: number }): Promise<TileNeighbour> {
    const neighbour = new TileNeighbour(center);
    await new Promise<void>((resolve) => void neighbour.#server.listen(0, '127.0.0.1', resolve));
    return neighbour;
  }

  /** The address for `MAP_STREETS`. */
  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/{z}/{x}/{y}.pbf`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => void this.#server.close(resolve));
  }

  #answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
    const [z = 0, x = 0, y = 0] = url.match(/\d+/g)?.map(Number) ?? [];
    this.calls.push(`${z}/${x}/${y}`);
    this.#atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#atOnce);
    response.on('close', () => {
      this.#atOnce -= 1;
    });
    BEHAVIOURS[this.behaviour](response, Buffer.from(serviceTile({ z, x, y }, this.#center)));
  }
}

const HEADERS = { 'content-type': 'application/x-protobuf' };

const send = (response: ServerResponse, body: Uint8Array): void => void response.writeHead(200, HEADERS).end(body);

function sendTile(response: ServerResponse, tile: Buffer, change = (packed: Buffer) => packed): void {
  response.writeHead(200, { ...HEADERS, 'content-encoding': 'gzip' }).end(change(gzipSync(tile)));
}
