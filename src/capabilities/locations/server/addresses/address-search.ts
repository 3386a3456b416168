import { z } from '#kernel/schema.ts';
import { outboundCall } from '#platform/http/outbound/outbound-call.ts';
import { Semaphore } from '#platform/queues/semaphore.ts';
import type { Address } from './address-file.ts';

/** Longest time of the service, milliseconds: a person types on meanwhile. */
const ANSWER_MS = 2_000;
/** Requests at the service at once; a caller beyond them gets no suggestions. */
const slots = new Semaphore({ atOnce: 8, mostWaiting: 16, longestMs: 2 * ANSWER_MS, retryAfterS: 1 });

/** The part of an answer that is read; the rest may change. */
const ANSWER = z.object({
  results: z
    .array(z.object({ attrs: z.object({ label: z.string().max(500), lat: z.number(), lon: z.number() }) }))
    .max(50),
});

/**
 * Addresses that a search service of the base map knows for a text, in its order (`SearchServer` of geo.admin.ch).
 *
 * @param url its address, without a query
 * @throws AppError `error.upstream` when it does not answer in two seconds, or otherwise than it should; `error.unavailable` when too many
 *   requests wait for it
 */
export async function searchAddresses(url: string, text: string, limit: number): Promise<Address[]> {
  const asked = new URL(url);
  const parameters = { type: 'locations', origins: 'address', sr: '4326', limit: String(limit), searchText: text };
  for (const [name, value] of Object.entries(parameters)) asked.searchParams.set(name, value);
  const answer = await slots.take(async () => {
    const response = await outboundCall(
      asked.href,
      { headers: { accept: 'application/json' } },
      { answerMs: ANSWER_MS },
    );
    return ANSWER.safeParse(await response.json().catch(() => null));
  });
  if (!answer.success) return [];
  return answer.data.results.flatMap(({ attrs }) => readLabel(attrs.label, attrs.lat, attrs.lon) ?? []);
}

/** `Bahnhofstrasse 1 <b>8001 Zürich</b>`; null for another text, or a point outside the country. */
function readLabel(label: string, lat: number, lng: number): Address | null {
  const [line = '', place = ''] = label.split('<b>', 2);
  const words = line.trim().split(' ');
  const number = /^\d/.test(words.at(-1) ?? '') && words.length > 1 ? (words.pop() ?? '') : '';
  const code = place.slice(0, 4);
  const isInside = lat > 45.7 && lat < 47.9 && lng > 5.9 && lng < 10.6;
  if (!isInside || !/^[1-9]\d{3}$/.test(code) || words.join('') === '' || line.includes('<')) return null;
  const city = place.slice(5).split('<')[0] ?? '';
  return { street: words.join(' '), number, postalCode: code, city: city.trim(), lat, lng };
}
