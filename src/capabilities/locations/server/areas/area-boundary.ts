import { createHash } from 'node:crypto';
import type { Boundary } from '#kernel/boundary.ts';

/** A boundary as it is stored. */
export const boundaryText = (boundary: Boundary): string => JSON.stringify(boundary);

/** A boundary as it was stored. */
export const parsedBoundary = (text: string): Boundary => JSON.parse(text) as Boundary;

/** Tells one boundary from another. */
export const boundaryDigest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
