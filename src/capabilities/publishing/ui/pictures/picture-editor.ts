import type { EditedImageFragment } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { createChanges } from '#kit/changes.ts';
import { SHRINK_LEVELS } from '#kit/pictures/shrunk-size.ts';
import type { DraftPicture } from '../draft/offer-draft.ts';
import {
  changedPicture,
  diffsFor,
  draftPictures,
  type FormPicture,
  isOnItsWay,
  movedPicture,
  storedPicture,
  unloadedPicture,
  WAITING,
  withoutPicture,
} from './form-picture.ts';
import type { PictureConnection, PictureView } from './picture-connection.ts';
import { refusalOfFile, refusalOfPrepared, unreadable } from './picture-limits.ts';
import { PictureQueue, type UploadAnswer } from './picture-queue.ts';

/** The pictures of a form: chosen, made smaller, stored while they wait, sent, ordered and described. */
export class PictureEditor {
  readonly #line: PictureConnection;
  readonly #queue: PictureQueue;
  readonly #changes = createChanges();
  #view: PictureView = { pictures: [], refused: [], isStored: true };
  #offerId: number | null = null;
  #waitingBytes = 0;
  /** Pictures of another tab of the same draft at its last notification. */
  #elsewhere: ReadonlySet<string> = new Set();

  constructor(connection: PictureConnection) {
    this.#line = connection;
    this.#queue = new PictureQueue({
      fileOf: (hash) => connection.files.read(hash),
      pause: connection.pause,
      isOffline: connection.isOffline,
      shrink: connection.shrink,
      send: (file, hash, onProgress) => this.#send(file, hash, onProgress),
      onChange: (hash, change) => this.#change(hash, change),
      onTaken: (hash, taken) => this.#take(hash, taken),
    });
  }

  readonly view = (): PictureView => this.#view;

  readonly subscribe = this.#changes.subscribe;

  /** Shows the pictures of a draft and of the server; nothing is sent before `start`. */
  async open(images: readonly DraftPicture[], known: readonly EditedImageFragment[]): Promise<void> {
    this.#queue.stop();
    this.#offerId = null;
    this.#waitingBytes = 0;
    const byId = new Map(known.map((image) => [image.img_id, image]));
    const opened = await Promise.all(images.map((image) => this.#opened(image, byId)));
    this.#show({ pictures: opened.flatMap((picture) => picture ?? []) });
    for (const { hash, state } of this.#view.pictures) if (state === 'waiting') this.#queue.add(hash);
  }

  /**
   * Merges a change by another tab of the same draft: its additions and removals apply here, and this tab's own pictures
   * stay in both.
   *
   * @param known pictures on the server, as far as it answered
   */
  async follow(images: readonly DraftPicture[], known: readonly EditedImageFragment[]): Promise<void> {
    const before = this.#elsewhere;
    this.#elsewhere = new Set(images.map(({ hash }) => hash));
    const missing = this.#view.pictures.filter(({ hash }) => before.has(hash) && !this.#elsewhere.has(hash));
    const [opened, gone] = await Promise.all([this.#openNew(images), this.#goneOf(missing)]);
    // Without `await` from here on: pictures change state all the time.
    const byHash = new Map(opened.map((one) => [one.hash, one]));
    const theirs = images.flatMap((image) => this.#followed(image, known) ?? byHash.get(image.hash) ?? []);
    const there = new Set(theirs.flatMap(({ hash, img_id }) => [hash, img_id ?? hash]));
    const left = this.#view.pictures.filter(({ hash, img_id }) => !there.has(hash) && !there.has(img_id ?? hash));
    for (const { hash } of left) if (gone.has(hash)) this.#queue.remove(hash);
    const pictures = [...theirs, ...left.filter(({ hash }) => !gone.has(hash))];
    const isKnown = (one: DraftPicture): boolean =>
      images.some(({ hash, img_id }) => hash === one.hash && img_id === one.img_id);
    if (draftPictures(pictures).every(isKnown)) this.#show({ pictures });
    else this.#put(pictures, false);
    for (const { hash } of opened) this.#queue.add(hash);
  }

  /** Starts sending, as the offer exists. */
  start(offerId: number): void {
    this.#offerId = offerId;
    this.#queue.start();
  }

  /** Stops with the page. */
  stop(): void {
    this.#queue.stop();
    this.#release(this.#view.pictures, []);
  }

  /** Adds chosen files: all are shown at once, and prepared one after another, since a phone has little memory. */
  async add(files: readonly File[]): Promise<void> {
    this.#show({ refused: [] });
    const begun: { file: File; hash: string }[] = [];
    for (const file of files) {
      const hash = await this.#begin(file);
      if (hash !== null) begun.push({ file, hash });
    }
    for (const { file, hash } of begun) await this.#prepare(file, hash);
  }

  move(from: number, to: number): void {
    this.#put(movedPicture(this.#view.pictures, from, to), true);
  }

  async remove(hash: string): Promise<void> {
    const picture = this.#find(hash);
    this.#queue.remove(hash);
    if (picture?.img_id === null) this.#waitingBytes -= (await this.#line.files.read(hash))?.size ?? 0;
    this.#put(withoutPicture(this.#view.pictures, hash), picture?.img_id != null);
    await this.#line.files.forget(hash);
  }

  describe(hash: string, words: Partial<Pick<FormPicture, 'title' | 'isPlan'>>): void {
    this.#put(changedPicture(this.#view.pictures, hash, words), this.#find(hash)?.img_id != null);
  }

  /** Turns a picture by a quarter, clockwise. @throws AppError */
  async turn(hash: string): Promise<void> {
    const picture = this.#find(hash);
    if (picture?.img_id != null && this.#offerId !== null) {
      const image = await this.#line.turnStored(this.#offerId, picture.img_id);
      const turned = { ...picture, img_id: image.img_id, image, previewUrl: null };
      this.#line.onTaken(turned, picture.img_id);
      return this.#put(changedPicture(this.#view.pictures, hash, turned), false);
    }
    const file = await this.#line.files.read(hash);
    const turned = file && (await this.#line.turnFile(file));
    if (!turned) throw unreadable();
    await this.#line.files.keep(hash, turned);
    this.#change(hash, { previewUrl: this.#line.urlOf(turned) });
  }

  /** Retries all stuck pictures, since they share the cause, and optionally a refused one. */
  again(refused?: string): void {
    this.#queue.retry();
    for (const { hash, state } of this.#view.pictures) {
      if (state !== 'stuck' && hash !== refused) continue;
      this.#change(hash, { state: 'waiting', failure: null });
      this.#queue.add(hash);
    }
  }

  /** Whether some could not be sent for now. */
  get isStuck(): boolean {
    return this.#view.pictures.some(({ state }) => state === 'stuck');
  }

  /** Whether some are still being sent. */
  get isBusy(): boolean {
    return this.#view.pictures.some(isOnItsWay);
  }

  /** Resolves when all are on the server, refused or stuck. */
  async settled(): Promise<void> {
    while (this.isBusy) {
      await new Promise<void>((resolve) => {
        const stop = this.subscribe(() => {
          stop();
          resolve();
        });
      });
    }
  }

  async #opened(image: DraftPicture, byId: ReadonlyMap<number, EditedImageFragment>): Promise<FormPicture | null> {
    const stored = image.img_id === null ? undefined : byId.get(image.img_id);
    if (stored) return storedPicture(stored, image);
    const file = await this.#line.files.read(image.hash);
    // The file is lost on the server or here: nothing can be shown.
    if (file === null) return null;
    this.#waitingBytes += file.size;
    return { ...image, img_id: null, ...WAITING, previewUrl: this.#previewOf(file) };
  }

  /** Files of pictures that were chosen in another tab and wait here as well. */
  async #openNew(images: readonly DraftPicture[]): Promise<FormPicture[]> {
    const unknown = images.filter(({ hash, img_id }) => img_id === null && !this.#find(hash));
    const opened = await Promise.all(unknown.map((image) => this.#opened(image, new Map())));
    return opened.flatMap((picture) => picture ?? []);
  }

  /** Hashes of the removed ones: a waiting picture exists as long as its file. */
  async #goneOf(missing: readonly FormPicture[]): Promise<ReadonlySet<string>> {
    const gone = await Promise.all(
      missing.map(async ({ hash, img_id }) =>
        img_id !== null || (await this.#line.files.read(hash)) === null ? [hash] : [],
      ),
    );
    return new Set(gone.flat());
  }

  /** Another tab's picture in this tab's state; null for a waiting file that is unknown here. */
  #followed(image: DraftPicture, known: readonly EditedImageFragment[]): FormPicture | null {
    const { title, isPlan, img_id } = image;
    const mine = this.#find(image.hash);
    if (mine && (img_id === null || mine.img_id === img_id)) return { ...mine, title, isPlan };
    if (img_id === null) return null;
    this.#queue.remove(image.hash);
    const stored = known.find((one) => one.img_id === img_id);
    return stored ? storedPicture(stored, image) : unloadedPicture(image);
  }

  /** Shows a chosen file. Returns its hash; null for one that is refused, or there already. */
  async #begin(file: File): Promise<string | null> {
    const refusal = refusalOfFile(file, this.#view.pictures.length);
    const hash = refusal ? null : await this.#line.hashOf(file).catch(() => null);
    if (hash === null) this.#refuse(file, refusal ?? unreadable());
    if (hash === null || this.#find(hash)) return null;
    const picture: FormPicture = { hash, img_id: null, title: null, isPlan: false, ...WAITING, state: 'preparing' };
    this.#show({ pictures: [...this.#view.pictures, picture] });
    return hash;
  }

  /** Makes a shown file smaller and stores it until it is sent. */
  async #prepare(file: File, hash: string): Promise<void> {
    if (!this.#isPreparing(hash)) return;
    const smaller = await this.#line.shrink(file, SHRINK_LEVELS[0]).catch(() => null);
    // Removed meanwhile, or chosen a second time and prepared by then.
    if (!this.#isPreparing(hash)) return;
    const refusal = smaller ? refusalOfPrepared(smaller, this.#waitingBytes) : unreadable();
    if (smaller === null || refusal) {
      this.#show({ pictures: withoutPicture(this.#view.pictures, hash) });
      return refusal ? this.#refuse(file, refusal) : undefined;
    }
    this.#waitingBytes += smaller.size;
    this.#change(hash, { state: 'waiting', previewUrl: this.#previewOf(smaller) });
    const isStored = await this.#line.files.keep(hash, smaller);
    this.#show({ isStored: this.#view.isStored && isStored });
    // Removed while it was stored: the file would stay for ever.
    if (!this.#find(hash)) return this.#line.files.forget(hash);
    this.#put(this.#view.pictures, false);
    this.#queue.add(hash);
  }

  readonly #isPreparing = (hash: string): boolean => this.#find(hash)?.state === 'preparing';

  #refuse({ name }: File, failure: AppError): void {
    this.#show({ refused: [...this.#view.refused, { name, failure }] });
  }

  #send(file: Blob, hash: string, onProgress: (share: number) => void): Promise<UploadAnswer> {
    const picture = this.#find(hash);
    if (!picture || this.#offerId === null) throw new AppError('error.notFound', { code: 404 });
    const { title, isPlan } = picture;
    const diffs = diffsFor(this.#view.pictures, hash);
    return this.#line.send({ offerId: this.#offerId, file, diffs, title, isPlan }, onProgress);
  }

  async #take(hash: string, { img_id, key }: UploadAnswer): Promise<void> {
    this.#waitingBytes -= (await this.#line.files.read(hash))?.size ?? 0;
    const picture = this.#find(hash);
    if (!picture) return;
    const image = { img_id, key, width: 0, height: 0, color: '#888888', title: picture.title, isPlan: picture.isPlan };
    const taken = { ...picture, img_id, image, previewUrl: null };
    // The server had it already, from another device: it is there once.
    const others = this.#view.pictures.filter((one) => one.hash === hash || one.img_id !== img_id);
    this.#line.onTaken(taken, null);
    this.#put(changedPicture(others, hash, taken), false);
    await this.#line.files.forget(hash);
  }

  /** Object URL of a file in a format that every browser displays; null for others until the server has them. */
  #previewOf(file: Blob): string | null {
    return /^image\/(?:jpeg|png|webp)$/.test(file.type) ? this.#line.urlOf(file) : null;
  }

  #find(hash: string): FormPicture | undefined {
    return this.#view.pictures.find((picture) => picture.hash === hash);
  }

  #change(hash: string, change: Partial<FormPicture>): void {
    this.#show({ pictures: changedPicture(this.#view.pictures, hash, change) });
  }

  #put(pictures: readonly FormPicture[], isContent: boolean): void {
    this.#show({ pictures });
    this.#line.onPictures(draftPictures(pictures), isContent);
  }

  #show(change: Partial<PictureView>): void {
    const { pictures } = this.#view;
    this.#view = { ...this.#view, ...change };
    if (change.pictures) this.#release(pictures, change.pictures);
    this.#changes.emit();
  }

  /** Releases object URLs of files that are no longer shown. */
  #release(before: readonly FormPicture[], after: readonly FormPicture[]): void {
    const shown = new Set(after.map(({ previewUrl }) => previewUrl));
    for (const { previewUrl: url } of before) if (url !== null && !shown.has(url)) this.#line.release(url);
  }
}
