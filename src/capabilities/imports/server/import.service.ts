import { addAgency, lockAgency } from '#capabilities/agencies/server/agency.service.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { AGENCY_FEEDS_SOURCE } from '#capabilities/offers/offer-source.ts';
import { ListingDelivery } from '#capabilities/offers/server/delivery/listing-delivery.service.ts';
import { invalid } from '#kernel/app-error.ts';
import { slugify } from '#kernel/text/slug.ts';
import type { Db } from '#platform/db/db.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { PlainError } from '#platform/terminal/plain-error.ts';
import type { ImportProblem } from '../import-problem.ts';
import type { ImportReport } from '../import-report.ts';
import { type FeedPictureContext, linkPictures } from './feed-pictures.ts';
import { type FeedSurvey, type RefusedFeed, surveyFeed } from './idx/survey.ts';
import { digestOf, type FeedBytes } from './idx/text/feed-bytes.ts';
import { type ImportPlan, type PlannedObject, planImport, statusAfterUpdate } from './import.plan.ts';
import { emptyReport, reportOf } from './import-counts.ts';
import { PictureFolder } from './picture-folder.ts';
import type { ProblemLog } from './problem-log.ts';
import { insertRun, type SourceRun } from './source-run.queries.ts';
import { type StagedFeed, stageFeed } from './stage-feed.ts';

/** Dependencies of an import. */
export interface ImportContext {
  db: Db;
  store: ObjectStore;
}

/** One delivery of an agency. */
export interface ImportOptions {
  /** Name of the agency, which is found by it or added. */
  agencyName: string;
  /** The file, IDX 3.01 or older. */
  feed: FeedBytes;
  /** Name of the file, for the list of runs. */
  fileName?: string;
  /** Folder of the pictures that came with it. */
  picturesDir?: string;
  /** Reports the result without writing it. */
  dryRun: boolean;
  /** Carries out a run that would otherwise be held. */
  confirm: boolean;
  now: Date;
}

/** The file was written to while it was read: none of it was imported. */
class FeedChangedError extends PlainError {
  constructor() {
    super('The file changed while it was read. Nothing was written; run it again when it is whole.');
  }
}

/**
 * Imports a full load: listings in the file are published, those missing in two runs are hidden. One transaction covers all of it: a
 * run that stops before its end leaves no trace.
 *
 * A file with unchanged content changes no listing. One that would remove more than a fifth of the agency's active listings is held
 * until `confirm`; one that is no IDX, or whose encoding cannot be determined, is refused.
 *
 * Memory grows with the number of objects by some hundred bytes each: their texts pass through a staging table.
 *
 * @throws AppError `error.validation.value` for an agency without name
 * @throws FeedChangedError when the file is still being written
 * @source docs/reference/feeds.md, "Full load", "Held runs"
 */
export async function importFeed({ db, store }: ImportContext, options: ImportOptions): Promise<ImportReport> {
  const agencyName = options.agencyName.trim();
  if (slugify(agencyName) === '') throw invalid({ agencyName: 'required' });
  const fileDigest = digestOf(options.feed);
  const folder = options.picturesDir === undefined ? null : await PictureFolder.open(options.picturesDir);
  const survey = surveyFeed(options.feed, (name) => folder?.expect(name));
  return db.transaction().execute(async (tx) => {
    const agencyId = await lockAgency(tx, agencyName);
    const run: Run = { agencyId, agencyName, at: options.now, fileName: options.fileName ?? null, fileDigest };
    const ctx = { db: tx, store, folder, delivery: new ListingDelivery(tx, AGENCY_FEEDS_SOURCE) };
    const report = 'reason' in survey ? refusal(survey) : await runImport(ctx, { run, survey, options });
    if (!options.dryRun) await insertRun(tx, run, report);
    return report;
  });
}

/** A run; `agencyId` is set later when the run adds its agency. */
type Run = SourceRun;

const refusal = (refused: RefusedFeed): ImportReport => ({ ...emptyReport(), refused });

async function runImport(
  ctx: FeedPictureContext,
  { run, survey, options }: { run: Run; survey: FeedSurvey; options: ImportOptions },
): Promise<ImportReport> {
  const { delivery } = ctx;
  const { agencyId } = run;
  const stored = agencyId === null ? [] : await delivery.stored(agencyId);
  await delivery.open();
  const staged = await stageFeed({ ...ctx, agencyId }, { ...options, survey, stored });
  if (digestOf(options.feed) !== run.fileDigest) throw new FeedChangedError();
  const { problems } = staged;
  const plan = planImport({ ...staged, isEmpty: staged.read === 0 }, stored);
  problems.add(placeProblems(staged.objects, plan));
  problems.add(plan.moved.map(({ stored: { externalId }, object }) => moved(object, externalId)));

  const isHeld = plan.held !== null && !options.confirm;
  if (!isHeld) {
    await delivery.decide([
      ...plan.create.map((object) => ({ ...object, listingId: null, status: statusOfNew(object) })),
      ...plan.update.map((pair) => ({ ...pair.object, listingId: pair.stored.id, status: statusAfterUpdate(pair) })),
    ]);
    problems.add((await delivery.sharedWithOthers(agencyId, MOST_SHARED)).map(shared));
    if (!options.dryRun) run.agencyId = await carryOut(ctx, { plan, staged, run });
  }
  return reportOf(plan, { staged, isHeld, encoding: survey.decoding.encoding });
}

/** Largest number of objects of other agencies in the report. */
const MOST_SHARED = 1_000;

const statusOfNew = ({ hasPosition }: PlannedObject): OfferStatus =>
  hasPosition ? OfferStatus.Active : OfferStatus.HiddenIncorrect;

/** Writes the plan. Returns the agency, which may be new; null where no listing requires one. */
async function carryOut(
  ctx: FeedPictureContext,
  { plan, staged, run }: { plan: ImportPlan; staged: StagedFeed; run: Run },
): Promise<number | null> {
  const { agencyName: name, at } = run;
  if (run.agencyId === null && plan.create.length === 0) return null;
  const agencyId = run.agencyId ?? (await addAgency(ctx.db, { name, ...staged.contacts.mostNamed() }, at));
  await applyPlan(ctx, plan, { agencyId, now: at, problems: staged.problems });
  return agencyId;
}

async function applyPlan(
  ctx: FeedPictureContext,
  plan: ImportPlan,
  { agencyId, now, problems }: { agencyId: number; now: Date; problems: ProblemLog },
): Promise<void> {
  const { delivery } = ctx;
  await delivery.releaseKeys(idsOf(plan.release));
  const isWritten = plan.create.length + plan.update.length > 0;
  for (const part of isWritten ? delivery.parts : []) {
    if (plan.create.length > 0) await delivery.insert(part, { agencyId, now });
    if (plan.update.length > 0) await delivery.update(part);
    problems.add(await linkPictures(ctx, part));
  }
  const seen = [...plan.unchanged, ...plan.unplaced.map(({ stored }) => stored)];
  await delivery.setMissedRuns(idsOf(seen.filter(({ missedRuns }) => missedRuns > 0)), 0);
  await delivery.setMissedRuns(idsOf(plan.missing), 1);
  await delivery.setMissedRuns(idsOf(plan.withdraw), 2);
  await delivery.move(idsOf(plan.withdraw), { from: OfferStatus.Active, to: OfferStatus.HiddenOnSource, now });
  if (isWritten || plan.withdraw.length > 0) await delivery.refreshPrices();
}

function placeProblems(objects: readonly PlannedObject[], plan: ImportPlan): ImportProblem[] {
  const unchangedObjects = new Set(plan.unplaced.map(({ object }) => object));
  return objects
    .filter((object) => !object.hasPosition)
    .map((object) => ({
      record: object.line,
      object: referencesIn(object.externalId),
      field: 'object_city',
      problem: object.placeProblem ?? 'placeUnknown',
      ...(object.placeText && { value: object.placeText }),
      done: unchangedObjects.has(object) ? 'putAside' : 'hidden',
    }));
}

const moved = ({ line, externalId }: PlannedObject, before: string): ImportProblem => ({
  record: line,
  object: referencesIn(externalId),
  field: 'agency_id',
  problem: 'agencyIdChanged',
  value: before.slice(0, before.indexOf('#')),
  done: 'kept',
});

const shared = ({
  line,
  externalId,
  agencyName,
}: {
  line: number;
  externalId: string;
  agencyName: string;
}): ImportProblem => ({
  record: line,
  object: referencesIn(externalId),
  field: '',
  problem: 'otherAgency',
  value: agencyName,
  done: 'kept',
});

const referencesIn = (externalId: string): string => externalId.slice(externalId.indexOf('#') + 1);

const idsOf = (objects: readonly { id: number }[]): number[] => objects.map(({ id }) => id);
