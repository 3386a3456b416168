import { type CallLimits, HostCalls } from '#platform/http/outbound/outbound-call.ts';
import type { TileAddress } from '../base-map/tile-grid.ts';
import { unpacked, withGround } from './tile-content.ts';

/** Longest time of a call, milliseconds, and longest answer, bytes. @source docs/reference/limits.md, "Services outside" */
const LIMITS = { connectMs: 2_000, answerMs: 2_000, mostBytes: 2 * 1_048_576 } as const satisfies CallLimits;

/** The host of a service. @param atOnce calls under way at once */
export const tileHost = (template: string, atOnce: number): HostCalls => new HostCalls(template, atOnce, LIMITS);

/** A service that did not answer with a tile, for a plain reason. */
export class TileError extends Error {}

/** Answers of a service that has no tile there. */
const EMPTY: readonly number[] = [204, 404];

/** Types of answers that are no tiles: pages of a proxy, errors. */
const OTHER_TYPES = /^(?:text|image)\/|json|xml/i;

/**
 * Fetches a tile from a service.
 *
 * @param template address with `{z}`, `{x}`, `{y}`
 * @returns the tile, unpacked and with our ground; null where the service has none
 * @throws TileError when it does not answer in two seconds, or answers with anything else
 */
export async function callTile(
  template: string,
  { z, x, y }: TileAddress,
  host: HostCalls,
): Promise<Uint8Array | null> {
  const url = template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
  const headers = { accept: 'application/vnd.mapbox-vector-tile, application/x-protobuf', 'accept-encoding': 'gzip' };
  try {
    const response = await host.call(url, { headers });
    if (EMPTY.includes(response.status)) return null;
    if (response.status !== 200) throw new Error(`Answer ${response.status}`);
    const type = response.headers.get('content-type') ?? '';
    if (OTHER_TYPES.test(type)) throw new Error(`Answer of type ${type}`);
    return withGround(await plainBytes(new Uint8Array(await response.arrayBuffer())));
  } catch (cause) {
    throw new TileError(cause instanceof Error ? cause.message : 'no answer', { cause });
  }
}

/** Services send tiles packed, with and without a header that says so. */
const plainBytes = async (bytes: Uint8Array): Promise<Uint8Array> =>
  bytes[0] === 0x1f && bytes[1] === 0x8b ? unpacked(bytes) : bytes;
