import { type DecodeOptions, decodeCode, type Pixels } from './decodeCode.ts';

export interface DecodeRequest {
  readonly id: number;
  readonly pixels: Pixels;
  readonly options: DecodeOptions;
}

export interface DecodeResult {
  readonly id: number;
  readonly text: string | undefined;
}

self.addEventListener('message', ({ data: { id, pixels, options } }: MessageEvent<DecodeRequest>) =>
  self.postMessage({ id, text: decodeCode(pixels, options) } satisfies DecodeResult),
);
