import { readConfig } from '#platform/config/config.ts';
import { samplePassword } from '#sample/users.ts';
import { ABUSES, type Attacker } from './abuses.ts';
import { benchServices } from './bench-context.ts';
import { type Asker, askApi } from './http-from.ts';
import { aStranger } from './strangers.ts';

/** Task of the process. */
export interface AbuseOrder {
  name: string;
  origin: string;
  seconds: number;
}

/** One attacker at one address, apart from all visitors; signed in elsewhere, where no wrong passwords were tried. */
const ADDRESS = '127.0.0.66';
const HOME_ADDRESS = '127.0.0.67';
/** The attacker's own account in the sample market. */
const OWN_EMAIL = 'silver@sample.lares.example';
const AT_ONCE = 16;

/** The process behind `npm run bench:abuse`: carries out one abuse, reports its result, ends. Its settings are the product's. */
process.once('message', async ({ name, origin, seconds }: AbuseOrder) => {
  const attacker = await anAttacker(origin);
  const tally = await ABUSES[name]?.(attacker, performance.now() + seconds * 1_000);
  process.send?.(tally, () => process.exit(0));
});

async function anAttacker(origin: string): Promise<Attacker> {
  const services = benchServices(readConfig());
  const from: Asker = { origin, address: ADDRESS };
  const { cookie } = aStranger(services);
  const login = await askApi(
    { ...from, address: HOME_ADDRESS, headers: { cookie, origin } },
    {
      query: 'mutation ($t: String!, $e: String) { login(token: $t, provider: 0, extId: $e) { email } }',
      variables: { t: samplePassword(services.secrets), e: OWN_EMAIL },
    },
  );
  const headers = { cookie: [cookie, ...login.cookies].join('; '), origin };
  const profile = await askApi({ ...from, headers }, { query: '{ profile { id } }' });
  const id = Number(/"id":"?(\d+)/.exec(profile.body)?.[1]);
  if (!id) throw new Error(`The sign-in failed: ${login.body} ${profile.body}`);
  return {
    origin,
    address: ADDRESS,
    atOnce: AT_ONCE,
    member: { ...from, headers, id },
    stranger: (purpose) => {
      const { cookie, proof } = aStranger(services);
      return { ...from, headers: { cookie, origin, ...(purpose && proof(purpose)) } };
    },
  };
}
