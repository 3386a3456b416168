import { OfferStatus } from '#capabilities/offers/offer.ts';
import { storePicture } from '#capabilities/offers/server/picture.service.ts';
import { AppError, invalid } from '#kernel/app-error.ts';
import { slugify } from '#kernel/slug.ts';
import type { Db } from '#platform/db/db.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import type { ImportProblem } from '../import-problem.ts';
import type { ImportReport } from '../import-report.ts';
import type { FeedObject } from './feed-object.ts';
import { type Feed, readFeed } from './idx-feed.ts';
import type { ImportedOffer } from './idx-offer.ts';
import { type ImportPlan, planImport, statusAfterUpdate } from './import.plan.ts';
import {
  type ImportRun,
  insertAgency,
  insertObjects,
  lockAgency,
  moveObjects,
  noteRun,
  type PictureLink,
  refreshPlacePrices,
  releaseKeys,
  replacePictures,
  setMissedRuns,
  storedObjects,
  storedPictures,
  updateObject,
} from './import.queries.ts';
import { findObjects } from './object-finder.ts';
import { PictureFolder } from './picture-folder.ts';

/** What an import needs. */
export interface ImportContext {
  db: Db;
  store: ObjectStore;
}

/** One delivery of an agency. */
export interface ImportOptions {
  /** The agency is found by its name, or added. */
  agencyName: string;
  /** The file, IDX 3.01. */
  bytes: Uint8Array;
  /** Folder of the pictures that came with it. */
  picturesDir?: string;
  /** Only tells what would be done. */
  dryRun: boolean;
  /** Carries out a run that would otherwise be held. */
  confirm: boolean;
  now: Date;
}

/**
 * Takes over a full load: what is in the file is published, what is missing in two runs is hidden. Everything happens
 * in one transaction. A file that says what it said before changes no listing; one that would remove more than a fifth of
 * the agency's active listings is held until `confirm`.
 *
 * @throws AppError `error.validation.value` for an agency without name
 * @source feeds §1, §4; rules §5.2
 */
export async function importFeed({ db, store }: ImportContext, options: ImportOptions): Promise<ImportReport> {
  const agencyName = options.agencyName.trim();
  if (slugify(agencyName) === '') throw invalid({ agencyName: 'required' });
  const feed = readFeed(options.bytes, options.now);
  const folder = options.picturesDir === undefined ? null : await PictureFolder.open(options.picturesDir);
  return db
    .transaction()
    .execute((tx) => runImport({ db: tx, store, folder }, { feed, options: { ...options, agencyName } }));
}

interface RunContext extends ImportContext {
  folder: PictureFolder | null;
}

async function runImport(
  ctx: RunContext,
  { feed, options }: { feed: Feed; options: ImportOptions },
): Promise<ImportReport> {
  const agencyId = await lockAgency(ctx.db, options.agencyName);
  const stored = agencyId === null ? [] : await storedObjects(ctx.db, agencyId);
  const pictures = agencyId === null ? [] : await storedPictures(ctx.db, agencyId);
  const found = await findObjects(ctx.db, feed.offers, { folder: ctx.folder, stored: pictures });
  const putAsideReferences = new Set(feed.putAside.flatMap(({ references }) => references ?? []));
  const plan = planImport({ objects: found.objects, putAsideReferences, isEmpty: feed.read === 0 }, stored);

  const problems = [...feed.problems, ...found.problems, ...placeProblems(found.objects, plan)];
  const isHeld = plan.held !== null && !options.confirm;
  if (!isHeld && !options.dryRun) {
    const id = agencyId ?? (await introduceAgency(ctx.db, plan, options));
    if (id !== null) problems.push(...(await applyPlan(ctx, plan, { agencyId: id, now: options.now })));
    await noteRun(ctx.db, { at: options.now, errors: problems.length });
  }
  problems.sort((a, b) => a.record - b.record);
  return reportOf(plan, { feed, problems, isHeld });
}

/** Adds the agency with the contact data most of its listings name; null where there is nothing to add it for. */
async function introduceAgency(db: Db, plan: ImportPlan, { agencyName, now }: ImportOptions): Promise<number | null> {
  const offers = plan.create.map(({ offer }) => offer);
  if (offers.length === 0) return null;
  const seat = mostFrequent(offers, ({ agencyAddress }) => agencyAddress);
  const agency = {
    name: agencyName,
    slug: slugify(agencyName),
    street: seat?.agencyStreet ?? null,
    postalCode: seat?.agencyPostalCode ?? null,
    city: seat?.agencyCity ?? null,
    // Single records carry a tenant's number or e-mail. See decision 011.
    phone: mostFrequent(offers, ({ phoneNumber }) => phoneNumber)?.phoneNumber ?? null,
    email: mostFrequent(offers, ({ contactEmail }) => contactEmail)?.contactEmail ?? null,
  };
  return insertAgency(db, agency, now);
}

/** The first of the offers that share the most frequent key; those without a key do not count. */
function mostFrequent(
  offers: readonly ImportedOffer[],
  keyOf: (offer: ImportedOffer) => string | null,
): ImportedOffer | undefined {
  const groups = Map.groupBy(offers, keyOf);
  groups.delete(null);
  return [...groups.values()].toSorted((a, b) => b.length - a.length)[0]?.[0];
}

/** Writes what the plan says. Returns what turned out to be wrong with pictures. */
async function applyPlan(ctx: RunContext, plan: ImportPlan, run: ImportRun): Promise<ImportProblem[]> {
  const { db } = ctx;
  const { now } = run;
  await releaseKeys(db, idsOf(plan.release));
  const ids = await insertObjects(db, plan.create, run);
  for (const { stored, object } of plan.update) {
    ids.set(object.offer.externalId, stored.id);
    await updateObject(db, object, { id: stored.id, status: statusAfterUpdate(stored, object), now });
  }
  const written = [...plan.create, ...plan.update.map(({ object }) => object)];
  const { links, problems } = await storePictures(ctx, written, ids);
  await replacePictures(db, [...ids.values()], links);
  await publish(db, plan.create, { ids, now });

  const seen = [...plan.unchanged, ...plan.unplaced.map(({ stored }) => stored)];
  await setMissedRuns(db, idsOf(seen.filter(({ missedRuns }) => missedRuns > 0)), 0);
  await setMissedRuns(db, idsOf(plan.missing), 1);
  await setMissedRuns(db, idsOf(plan.withdraw), 2);
  await moveObjects(db, idsOf(plan.withdraw), { from: OfferStatus.Active, to: OfferStatus.HiddenOnSource, now });
  if (written.length + plan.withdraw.length > 0) await refreshPlacePrices(db);
  return problems;
}

/** New listings appear, or stay hidden where nobody could find them. */
async function publish(
  db: Db,
  objects: readonly FeedObject[],
  { ids, now }: { ids: ReadonlyMap<string, number>; now: Date },
): Promise<void> {
  const from = OfferStatus.Crawling;
  const idsWhere = (isPlaced: boolean): number[] =>
    objects
      .filter((object) => (object.place !== null) === isPlaced)
      .flatMap((object) => ids.get(object.offer.externalId) ?? []);
  await moveObjects(db, idsWhere(true), { from, to: OfferStatus.Active, now });
  await moveObjects(db, idsWhere(false), { from, to: OfferStatus.HiddenIncorrect, now });
}

async function storePictures(
  ctx: RunContext,
  objects: readonly FeedObject[],
  ids: ReadonlyMap<string, number>,
): Promise<{ links: PictureLink[]; problems: ImportProblem[] }> {
  const links: PictureLink[] = [];
  const problems: ImportProblem[] = [];
  for (const { offer, pictures } of objects) {
    const offerId = ids.get(offer.externalId);
    if (offerId === undefined) continue;
    let position = 1;
    for (const { fileName, title, pictureId: stored } of pictures) {
      const pictureId = stored ?? (await storeFromFolder(ctx, fileName));
      if (pictureId === null) problems.push(unreadablePicture(offer.line, fileName));
      else links.push({ offerId, position: position++, pictureId, fileName, title });
    }
  }
  return { links, problems };
}

const unreadablePicture = (record: number, fileName: string): ImportProblem => ({
  record,
  field: '',
  problem: 'pictureUnreadable',
  value: fileName,
  done: 'dropped',
});

/** Id of the picture; null for a file that is none. */
async function storeFromFolder({ db, store, folder }: RunContext, fileName: string): Promise<number | null> {
  const bytes = await folder?.read(fileName);
  if (!bytes) return null;
  try {
    return (await storePicture({ db, store }, bytes)).id;
  } catch (error) {
    if (error instanceof AppError && error.messageId === 'error.upload.image') return null;
    throw error;
  }
}

function placeProblems(objects: readonly FeedObject[], plan: ImportPlan): ImportProblem[] {
  const keptAsTheyAre = new Set(plan.unplaced.map(({ object }) => object));
  return objects
    .filter((object) => object.place === null)
    .map((object) => ({
      record: object.offer.line,
      field: 'object_city',
      problem: 'placeUnknown',
      value: [object.offer.country, object.offer.postalCode, object.offer.city].filter(Boolean).join(' '),
      done: keptAsTheyAre.has(object) ? 'putAside' : 'hidden',
    }));
}

function reportOf(
  plan: ImportPlan,
  { feed, problems, isHeld }: { feed: Feed; problems: readonly ImportProblem[]; isHeld: boolean },
): ImportReport {
  const counted = (list: readonly unknown[]): number => (isHeld ? 0 : list.length);
  return {
    read: feed.read,
    created: counted(plan.create),
    updated: counted(plan.update),
    unchanged: counted(plan.unchanged),
    withdrawn: counted(plan.withdraw),
    missing: counted(plan.missing),
    putAside: feed.putAside.length + plan.unplaced.length,
    problems,
    ...(isHeld && plan.held && { held: plan.held }),
  };
}

const idsOf = (objects: readonly { id: number }[]): number[] => objects.map(({ id }) => id);
