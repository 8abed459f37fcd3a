/** What a page asks of the worker, by its type; what it tells it of the device: `notifications/workerTold.ts`. */
export interface ToWorker {
  readonly type: 'revision' | 'clearFiles';
}
/** What the worker tells pages: which build it is of, that it asks them to open anew since it took another's place, and that its files are here anew. */
export interface FromWorker {
  readonly type: 'revision' | 'reload' | 'cleared';
  readonly revision: string;
}
