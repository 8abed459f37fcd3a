import { type DrawOptions, drawImage } from './drawImage.ts';

export interface DrawRequest {
  readonly id: number;
  readonly file: Blob;
  readonly options: DrawOptions;
}

export type DrawResult = { readonly id: number } & ({ readonly blob: Blob } | { readonly error: string });

const answer = (answered: DrawResult) => self.postMessage(answered);

self.addEventListener('message', ({ data: { id, file, options } }: MessageEvent<DrawRequest>) => {
  drawImage(file, options).then(
    (blob) => answer({ id, blob }),
    (error: unknown) => answer({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
