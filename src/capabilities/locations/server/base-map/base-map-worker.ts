import { parentPort, workerData } from 'node:worker_threads';
import { type BaseMapNames, cutTiles } from './base-map-cut.ts';

/** A thread that cuts the base map, posts each zoom when it is done, and ends. */
for (const level of cutTiles(workerData as BaseMapNames)) parentPort?.postMessage(level);
