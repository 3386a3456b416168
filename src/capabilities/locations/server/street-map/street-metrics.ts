import type { Metric } from '#platform/metrics/metric.ts';

/** The service of streets of this process, and the calls to it since the process began. */
export const streetService: {
  calls: number;
  failures: number;
  /** Whether it answers; null without a service. */
  isUp: (() => boolean) | null;
} = { calls: 0, failures: 0, isUp: null };

/** Metrics of the service of streets, missing without one. */
export const STREET_METRICS: readonly Metric[] = [
  {
    name: 'lares_street_tile_calls',
    help: 'Tiles that the service of streets was asked for since the process began.',
    read: async () => (streetService.isUp === null ? null : streetService.calls),
  },
  {
    name: 'lares_street_tile_failures',
    help: 'Tiles that the service of streets did not send since the process began.',
    read: async () => (streetService.isUp === null ? null : streetService.failures),
  },
  {
    name: 'lares_street_tiles_up',
    help: 'Whether the service of streets answers.',
    read: async () => (streetService.isUp === null ? null : Number(streetService.isUp())),
  },
];
