/** Request to the worker; data messages are in `notifications/workerContext.ts`. */
export interface WorkerRequest {
  readonly type: 'revision' | 'clearFiles';
}
/** Message from the worker: its revision, a reload after replacing another, or refetched files. */
export interface WorkerMessage {
  readonly type: 'revision' | 'reload' | 'cleared';
  readonly revision: string;
}
