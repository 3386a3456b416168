import { createHash } from 'node:crypto';
import type { Boundary } from '#kernel/boundary.ts';

/** Serialises a boundary for storage. */
export const boundaryText = (boundary: Boundary): string => JSON.stringify(boundary);

/** Parses a stored boundary. */
export const parsedBoundary = (text: string): Boundary => JSON.parse(text) as Boundary;

/** Digest that identifies a boundary. */
export const boundaryDigest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
