/** Data messages: `notifications/workerContext.ts`. */
export interface WorkerRequest {
  readonly type: 'revision' | 'clearFiles';
}
/** Its revision, a reload after replacement, or refetched files. */
export interface WorkerMessage {
  readonly type: 'revision' | 'reload' | 'cleared';
  readonly revision: string;
}
