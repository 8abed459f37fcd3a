import { Button } from '@parvis/ui/parts/Button';
import { Scanner, type ScannerNotice } from '@parvis/ui/screens/Scanner';
import { useEffect, useRef, useState } from 'react';
import { useSiteName } from '../../lib/branding/useLastCustomer.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { openInApp } from '../install/appLinks.ts';
import type { CameraFault } from '../media/camera/openCamera.ts';
import { useCamera } from '../media/camera/useCamera.ts';
import { useTorch } from '../media/camera/useTorch.ts';
import { createCodeReader } from './codeReader.ts';
import { useCodeLoop } from './useCodeLoop.ts';
import { type CodeOutcome, useScannedCode } from './useScannedCode.ts';

const FAULTS = {
  insecure: 'scan.fault.insecure',
  denied: 'scan.fault.denied',
  none: 'scan.fault.none',
  busy: 'scan.fault.busy',
  notSupported: 'scan.fault.other',
} as const satisfies Record<CameraFault, string>;

const PROBLEMS = {
  foreign: 'scan.foreign',
  malformed: 'scan.malformed',
  unknown: 'scan.unknown',
  stale: 'scan.stale',
  replaced: 'scan.replaced',
  notFound: 'scan.notFound',
} as const;

type ProblemKind = keyof typeof PROBLEMS;
const isProblem = (kind: CodeOutcome['kind']): kind is ProblemKind => Object.hasOwn(PROBLEMS, kind);

function useNotice(outcome: CodeOutcome | undefined): ScannerNotice | undefined {
  const { t } = useTexts();
  const site = useSiteName();
  if (!outcome) return undefined;
  const { kind } = outcome;
  if (!isProblem(kind)) {
    if (kind === 'reading') return { kind: 'found', text: t('scan.reading') };
    return { kind: 'found', text: t(kind === 'open' ? 'scan.found' : 'scan.checking') };
  }
  const qrid = outcome.kind === 'unknown' ? outcome.qrid.slice(0, 40) : '';
  const href = outcome.kind === 'replaced' ? outcome.href : undefined;
  return {
    kind: 'problem',
    text: t(PROBLEMS[kind], { site: site || t('app.name'), qrid }),
    action: href && <Button onClick={() => openInApp(href)}>{t('scan.replaced.go')}</Button>,
  };
}

/** By camera, photo or keyboard. */
export const ScannerDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTexts();
  const [reader] = useState(createCodeReader);
  useEffect(() => () => reader.close(), [reader]);
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera('back');
  const live = camera.is === 'live' ? camera.camera : undefined;
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    setSeen(false);
    if (video.current) video.current.srcObject = live?.stream ?? null;
  }, [live]);
  const torch = useTorch(live);
  const code = useScannedCode();
  const { outcome } = code;
  const [typing, setTyping] = useState(false);
  const [typed, setTyped] = useState('');
  useCodeLoop({ video, reader, running: seen && !typing, onCode: code.handleScan });
  const notice = useNotice(outcome);
  const switchTo = (isTyping: boolean) => {
    setTyping(isTyping);
    code.clear();
  };
  const isWrong = typing && notice?.kind === 'problem' && outcome?.kind !== 'replaced';
  return (
    <Scanner
      texts={{
        title: t('scan.open'),
        hint: t('scan.hint'),
        opening: t('scan.opening'),
        torch: t('scan.torch'),
        pick: t('scan.pick'),
        type: t('scan.type'),
        field: t('scan.field'),
        fieldHint: t('scan.field.hint'),
        open: t('scan.field.open'),
        scan: t(camera.is === 'failed' ? 'scan.back' : 'scan.camera'),
      }}
      onClose={onClose}
      picture={
        <video
          ref={video}
          aria-label={t('scan.live')}
          onLoadedData={() => setSeen(true)}
          autoPlay
          playsInline
          muted
        />
      }
      opening={!(live && seen)}
      fault={camera.is === 'failed' ? t(FAULTS[camera.fault]) : undefined}
      torch={torch}
      notice={isWrong ? undefined : notice}
      onPick={(file) => void code.handlePhoto(() => reader.readPhoto(file))}
      reading={outcome?.kind === 'reading'}
      onType={() => switchTo(true)}
      typed={
        typing
          ? {
              value: typed,
              onChange: (value) => {
                setTyped(value);
                code.clear();
              },
              error: isWrong ? notice.text : undefined,
              checking: outcome?.kind === 'checking' || outcome?.kind === 'open',
              onSubmit: () => code.handleTyped(typed),
              onScan: () => switchTo(false),
            }
          : undefined
      }
    />
  );
};
