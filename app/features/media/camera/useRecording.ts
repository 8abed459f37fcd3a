import { VIDEO_SECONDS_MAX } from '@parvis/api/constants';
import { useEffect, useRef, useState } from 'react';
import { type Recording, recordVideo } from './recordVideo.ts';

/** Milliseconds. */
const TICK = 100;

export type RecordingState =
  | { readonly is: 'idle' | 'asking' | 'failed' }
  | { readonly is: 'recording'; readonly seconds: number; readonly level: number; readonly isSilent: boolean }
  | { readonly is: 'done'; readonly file: File; readonly isSilent: boolean };

/** Up to half a minute; unmounting stops it. */
export function useRecording(name: string) {
  const [state, setState] = useState<RecordingState>({ is: 'idle' });
  const recording = useRef<Recording>(undefined);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      recording.current?.stop();
    };
  }, []);
  const show = (one: Recording, begun: number) => {
    const seconds = (performance.now() - begun) / 1000;
    if (seconds >= VIDEO_SECONDS_MAX) one.stop();
    else setState({ is: 'recording', seconds, level: one.level(), isSilent: one.isSilent });
  };
  const run = async (camera: MediaStream) => {
    const one = await recordVideo(camera, name);
    recording.current = one;
    // Unmounted during the permission prompt.
    if (left.current) return one.stop();
    const begun = performance.now();
    show(one, begun);
    const timer = setInterval(() => show(one, begun), TICK);
    const file = await one.file.finally(() => clearInterval(timer));
    if (!left.current) setState(file ? { is: 'done', file, isSilent: one.isSilent } : { is: 'failed' });
  };
  return {
    state,
    begin: (camera: MediaStream) => {
      setState({ is: 'asking' });
      run(camera).catch(() => left.current || setState({ is: 'failed' }));
    },
    stop: () => recording.current?.stop(),
    again: () => setState({ is: 'idle' }),
  };
}
