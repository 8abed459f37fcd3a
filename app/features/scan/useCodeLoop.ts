import { type RefObject, useEffect, useRef } from 'react';
import type { CodeReader } from './codeReader.ts';

/** Milliseconds; keeps phones cool. */
const FRAME_PAUSE = 120;

export interface CodeLoop {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly reader: CodeReader;
  readonly running: boolean;
  readonly onCode: (text: string) => void;
}

/** Frame by frame while `running`. */
export function useCodeLoop({ video, reader, running, onCode }: CodeLoop): void {
  const handleCode = useRef(onCode);
  handleCode.current = onCode;
  useEffect(() => {
    if (!running) return;
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const readNext = async () => {
      const text = video.current ? await reader.readFrame(video.current).catch(() => undefined) : undefined;
      if (stopped) return;
      if (text) handleCode.current(text);
      timer = setTimeout(() => void readNext(), FRAME_PAUSE);
    };
    void readNext();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [video, reader, running]);
}
