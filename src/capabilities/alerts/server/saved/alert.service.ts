import { loadLocations } from '#capabilities/locations/server/location.service.ts';
import { checkedFilter } from '#capabilities/search/server/search.service.ts';
import { AppError, invalid, notFound } from '#kernel/app-error.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { validated } from '#platform/graphql/validated.ts';
import { alertIdOf, alertIdsInput, newAlertInput } from '../../alert.input.ts';
import type { AlertRecord } from '../../alert.record.ts';
import type { AlertFilter } from '../../alert.ts';
import { editedField, isEditedField } from '../../alert-edit.ts';
import { type StoredFilter, storedFilterOf } from '../../alert-filter.ts';
import { ALERT_WINDOWS } from './alert.limits.ts';
import {
  type AlertOwner,
  countAlerts,
  deleteAlerts,
  findAlert,
  findEqualAlert,
  insertAlert,
  listAlerts,
  lockAlerts,
  lockAlertsOf,
  lockFilter,
  markOpened,
  type NewAlert,
  updateAlert,
} from './alert.queries.ts';
import { alertOwner, newAlertOwner, quotaOf } from './alert-owner.ts';
import { askForConsent, countConsentMail } from './consent.service.ts';
import { editedFilter } from './edited-filter.ts';
import { storedSearch } from './stored-search.ts';
import { searchOfSubmitted } from './submitted-search.ts';

/** The actor's alerts, latest first. @throws AppError `error.auth.suspended` */
export async function readAlerts(ctx: Context): Promise<AlertRecord[]> {
  const owner = alertOwner(ctx);
  return owner ? listAlerts(ctx.db, owner) : [];
}

/**
 * Saves a search for the actor. It is idempotent: an equal alert is not saved twice.
 *
 * A visitor's address first gets a mail that asks for consent; no other mail goes there before the reader agrees.
 *
 * @throws AppError `error.validation`; `error.validation.value`; `error.quota`; `error.rateLimit`; `error.auth.suspended`
 */
export async function createAlert(
  ctx: Context,
  { name, notification, email, ...search }: NewSearch,
): Promise<AlertRecord> {
  const owner = newAlertOwner(ctx);
  const fields = validated(newAlertInput, { name, notification, email });
  const filter = await checkedSearch(ctx, searchOfSubmitted(search));
  // Mails to a member go to the address of the account.
  const address = owner.visitorId === undefined ? null : (fields.email ?? null);
  if (owner.visitorId !== undefined)
    await ctx.limits.count(`alerts:${ctx.network}`, ALERT_WINDOWS.visitorAlertsOfNetwork);
  const isMailed = address !== null && (await countConsentMail(ctx, address));
  const id = await ctx.db.transaction().execute(async (tx) => {
    await lockAlertsOf(tx, owner);
    const about = { owner, locale: ctx.locale, email: address, now: ctx.now() };
    const alert = { ...about, name: fields.name, notification: fields.notification, filter: storedFilterOf(filter) };
    const alertId = (await findEqualAlert(tx, alert)) ?? (await insertWithin(ctx, tx, alert));
    if (owner.visitorId !== undefined && isMailed)
      await askForConsent(ctx, tx, { visitorId: owner.visitorId, email: address });
    return alertId;
  });
  return requireAlert(ctx.db, owner, id);
}

/** Values of a new alert besides its filter. */
interface NewSearch {
  name: string;
  notification: number;
  email?: string | null | undefined;
}

async function insertWithin(ctx: Context, tx: Db, alert: NewAlert): Promise<number> {
  const [limit, used] = [quotaOf(ctx), await countAlerts(tx, alert.owner)];
  if (used >= limit) throw new AppError('error.quota', { code: 409, values: { limit, used } });
  return insertAlert(tx, alert);
}

/** The checked filter of a new alert. @throws AppError `error.validation.value` for an impossible search or an unknown place */
async function checkedSearch(ctx: Context, input: object): Promise<AlertFilter> {
  const filter = storedSearch(checkedFilter(input));
  const locationIds = [...new Set(filter.locationIds)];
  const places = await loadLocations(ctx, locationIds);
  if (places.length < locationIds.length) throw invalid({ locationIds: 'error.validation.value' });
  return { ...filter, locationIds };
}

/**
 * Deletes alerts of the actor. No alert is deleted when one of them is not the actor's.
 *
 * @throws AppError `error.notFound`; `error.validation`; `error.auth.suspended`
 */
export async function removeAlerts(ctx: Context, ids: readonly string[]): Promise<string[]> {
  const texts = [...new Set(validated(alertIdsInput, ids))];
  const numbers = texts.map(alertIdOf).filter((id) => id !== null);
  const owner = alertOwner(ctx);
  if (!owner || numbers.length < texts.length) throw notFound();
  await ctx.db.transaction().execute(async (tx) => {
    const own = await lockAlerts(tx, owner, numbers);
    if (own.length < numbers.length) throw notFound();
    await deleteAlerts(tx, own);
  });
  return texts;
}

/**
 * Changes one field of an alert of the actor.
 *
 * @throws AppError `error.validation` or `error.validation.value` for a field that cannot be edited, or a value that it cannot have;
 *   `error.notFound`; `error.auth.suspended`
 */
export async function editAlert(
  ctx: Context,
  { id: text, field, value }: { id: string; field: string; value: string },
): Promise<AlertRecord> {
  const change = changeOf(field, value);
  const { owner, id } = requireOwn(ctx, text);
  await ctx.db.transaction().execute(async (tx) => {
    const stored = await lockFilter(tx, owner, id);
    if (!stored) throw notFound();
    await updateAlert(tx, id, { ...change(stored), now: ctx.now() });
  });
  return requireAlert(ctx.db, owner, id);
}

type Change = Pick<Parameters<typeof updateAlert>[2], 'name' | 'notification' | 'filter'>;

function changeOf(field: string, value: string): (stored: StoredFilter) => Change {
  if (field === 'name') {
    const { name } = validated(newAlertInput.pick({ name: true }), { name: value });
    return () => ({ name });
  }
  if (field === 'notification') {
    const { notification } = validated(newAlertInput.pick({ notification: true }), {
      notification: /^\d$/.test(value) ? Number(value) : null,
    });
    return () => ({ notification });
  }
  if (!isEditedField(field)) throw invalid({ field: 'error.validation.value' });
  const edit = editedField(field, value);
  return (stored) => ({ filter: editedFilter(stored, field, edit) });
}

/** Records that the actor opened an alert. @throws AppError `error.notFound`; `error.auth.suspended` */
export async function openAlert(ctx: Context, text: string): Promise<AlertRecord> {
  const { owner, id } = requireOwn(ctx, text);
  if (!(await markOpened(ctx.db, owner, id, ctx.now()))) throw notFound();
  return requireAlert(ctx.db, owner, id);
}

function requireOwn(ctx: Context, text: string): { owner: AlertOwner; id: number } {
  const owner = alertOwner(ctx);
  const id = alertIdOf(text);
  if (!owner || id === null) throw notFound();
  return { owner, id };
}

async function requireAlert(db: Db, owner: AlertOwner, id: number): Promise<AlertRecord> {
  const alert = await findAlert(db, owner, id);
  if (!alert) throw notFound();
  return alert;
}
