import type { Config } from '#platform/config/config.ts';
import type { ClaimVisitorRecords } from '#platform/graphql/visitor-claim.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { readSecrets } from './config/secret.ts';
import { createSecrets, type Secrets } from './http/secrets.ts';
import { createOpenId } from './openid/openid.ts';
import type { OpenId } from './openid/openid-provider.ts';

/** What one process offers to all requests and jobs, besides the database. */
export interface Services {
  /** Scheme and host under which people reach the product: links in mails begin with it, whatever a request claims. */
  origin: string;
  secrets: Secrets;
  store: ObjectStore;
  /** Signing in by providers. */
  openId: OpenId;
  /** How capabilities move what they kept for a visitor. */
  visitorClaims: readonly ClaimVisitorRecords[];
}

/** What the services of a process are made of. */
export interface ServiceParts {
  config: Config;
  store: ObjectStore;
  visitorClaims: readonly ClaimVisitorRecords[];
}

/** The services that the settings ask for. */
export const createServices = ({ config, store, visitorClaims }: ServiceParts): Services => ({
  origin: config.publicUrl ?? `http://localhost:${config.port}`,
  secrets: createSecrets(readSecrets(config)),
  store,
  openId: createOpenId(config.openIdProviders),
  visitorClaims,
});
