import { expect, test } from 'vitest';
import { authPage } from './auth-page.ts';

test.each(['$&', "$'", '$`', '$$', '</script>'])('a name with %s reaches the window as it is', (firstName) => {
  const answer = { provider: 1, token: 't', firstName, lastName: 'Muster' };
  const page = authPage({ answer, origin: 'https://lares.example', locale: 'en', nonce: 'n' });
  const [, message = ''] = /postMessage\((\{.*\}), "https/.exec(page) ?? [];
  expect(JSON.parse(message)).toEqual({ type: 'lares-sign-in', ...answer });
  expect(page.match(/<\/body>/g)).toHaveLength(1);
});
