import type { Services } from '#platform/context/services.ts';
import { createOpenId } from '#platform/openid/openid.ts';
import type { OpenId } from '#platform/openid/openid-provider.ts';
import { ACCOUNT_SETTINGS } from '../account.settings.ts';

const openIdOfServices = new WeakMap<Services, OpenId>();

/** Sign-in by the providers of the settings; what is known of a provider lasts as long as the services. */
export function openIdOf(services: Services): OpenId {
  const openId = openIdOfServices.get(services) ?? createOpenId(services.settings.of(ACCOUNT_SETTINGS).openIdProviders);
  openIdOfServices.set(services, openId);
  return openId;
}
