import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors } from '../answers/answer-errors.ts';
import { serveJsonPost } from './json-post.ts';

const statusFor = async (publicUrl: string | null, headers: Record<string, string>): Promise<number> => {
  const server = Fastify();
  answerErrors(server);
  serveJsonPost(server, { url: '/logout', config: { publicUrl }, handler: async () => ({}) });
  const { statusCode } = await server.inject({ method: 'POST', url: '/logout', payload: {}, headers });
  return statusCode;
};

test('abuse case 35: with an address of our own only that one is allowed, at any host of the request', async () => {
  const ours = 'https://www.example.ch';
  expect(await statusFor(ours, { host: '10.0.0.1', origin: ours })).toBe(200);
  expect(await statusFor(ours, { host: 'evil.example', origin: 'https://evil.example' })).toBe(403);
  expect(await statusFor(ours, { host: 'www.example.ch', origin: 'http://www.example.ch' })).toBe(403);
  expect(await statusFor(ours, { host: 'www.example.ch', origin: 'https://example.ch' })).toBe(403);
});

test('programs, which send no origin, may ask', async () => {
  expect(await statusFor('https://www.example.ch', { host: '10.0.0.1' })).toBe(200);
  expect(await statusFor(null, { host: '10.0.0.1' })).toBe(200);
});
