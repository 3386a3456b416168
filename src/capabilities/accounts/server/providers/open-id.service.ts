import type { Services } from '#platform/context/services.ts';
import { createOpenId } from '#platform/openid/openid.ts';
import type { OpenId } from '#platform/openid/openid-provider.ts';
import { ACCOUNT_SETTINGS } from '../account.settings.ts';

const openIdOfServices = new WeakMap<Services, OpenId>();

/** Sign-in by the providers of the settings; the data of a provider is cached as long as the services live. */
export function openIdOf(services: Services): OpenId {
  const openId = openIdOfServices.get(services) ?? createOpenId(services.settings.of(ACCOUNT_SETTINGS).openIdProviders);
  openIdOfServices.set(services, openId);
  return openId;
}
