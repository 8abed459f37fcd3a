import { css, type StyleClass, styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useEffect, useRef } from 'react';
import { BoltIcon } from '../../icons/BoltIcon.tsx';
import { CameraIcon } from '../../icons/CameraIcon.tsx';
import { EditIcon } from '../../icons/EditIcon.tsx';
import { ImageIcon } from '../../icons/ImageIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { Dialog } from '../../parts/Dialog/Dialog.tsx';
import { Spinner } from '../../parts/Spinner/Spinner.tsx';
import { TypedCode, type TypedCodeProps, type TypedCodeTexts } from './TypedCode.tsx';

/** Full-screen on phones. */
const frameClass: StyleClass = css({ '&&': { '@phone': { padding: 0, placeItems: 'stretch' } } });
const Whole = styled(Dialog, {
  '&&': {
    '@phone': {
      maxInlineSize: 'none',
      blockSize: '100%',
      borderRadius: 0,
      paddingBlockStart: 'env(safe-area-inset-top)',
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
  },
});
const bodyClass: StyleClass = css({ '&&': { display: 'flex', flexDirection: 'column', gap: '$4' } });

const Stage = styled('div', {
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: 'min(15rem, 60vh)',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '$card',
  backgroundColor: 'rgba(128, 128, 128, 0.18)',
  containerType: 'size',
  '& > *': { gridArea: '1 / 1' },
  '& > :is(video, img)': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
  '&[hidden]': { display: 'none' },
  '@desk': { flex: '0 0 auto', aspectRatio: '4 / 3', minBlockSize: 0 },
});
/** Place for the code; dims the rest. */
const Aim = styled('div', {
  position: 'relative',
  inlineSize: 'min(62%, 20rem)',
  '@supports (width: 1cqmin)': { inlineSize: 'min(74cqmin, 20rem)' },
  aspectRatio: '1',
  borderRadius: '$card',
  border: '3px solid #fff',
  boxShadow:
    '0 0 0 1px rgba(0, 0, 0, 0.6), inset 0 0 0 1px rgba(0, 0, 0, 0.6), 0 0 0 100vmax rgba(0, 0, 0, 0.38)',
  '&[data-found]': { borderStyle: 'double', borderWidth: 6 },
});
const Said = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$3',
  // A notice seldom moves the buttons.
  minBlockSize: '3rem',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  '& > p': { margin: 0, gridColumn: '1 / -1' },
  '& > svg + p, & > [data-size] + p': { gridColumn: 2 },
  '& > button': { gridColumn: '1 / -1' },
  '&:empty': { display: 'none' },
});
const Ways = styled('div', { display: 'grid', gap: '$2' });
const Picker = styled('input', { display: 'none' });

export type ScannerTexts = TypedCodeTexts & {
  title: string;
  /** Under the picture. */
  hint: string;
  opening: string;
  torch: string;
  pick: string;
  type: string;
};

export type ScannerNotice = {
  /** `found`: opening. `problem`: why not. */
  kind: 'found' | 'problem';
  text: string;
  /** Such as the replacing code. */
  action?: ReactNode;
};

export type ScannerProps = {
  texts: ScannerTexts;
  onClose: () => void;
  /** The live video element. */
  picture: ReactNode;
  opening: boolean;
  /** Without live picture. */
  fault?: string | undefined;
  /** If available. */
  torch?: { lit: boolean; onToggle: () => void } | undefined;
  notice?: ScannerNotice | undefined;
  /** Photo of a code. */
  onPick: (file: File) => void;
  /** Reading a photo. */
  reading?: boolean | undefined;
  onType: () => void;
  typed?: Omit<TypedCodeProps, 'texts'> | undefined;
};

const Notice = ({ notice }: { notice: ScannerNotice | undefined }) => (
  <>
    <Said role="status">
      {notice?.kind === 'found' && (
        <>
          <Spinner size="small" label="" />
          <p>{notice.text}</p>
        </>
      )}
    </Said>
    {notice?.kind === 'problem' && (
      <Said key={notice.text} role="alert">
        <WarningIcon />
        <p>{notice.text}</p>
        {notice.action}
      </Said>
    )}
  </>
);

/** Focuses the first once the camera fails. */
const OtherWays = ({ texts, fault, torch, reading, onPick, onType }: ScannerProps) => {
  const picker = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (fault) first.current?.focus();
  }, [fault]);
  return (
    <Ways>
      {torch && (
        <Button block variant="quiet" icon={<BoltIcon />} aria-pressed={torch.lit} onClick={torch.onToggle}>
          {texts.torch}
        </Button>
      )}
      <Button
        ref={first}
        block
        variant={fault ? 'solid' : 'quiet'}
        icon={<ImageIcon />}
        loading={reading ?? false}
        onClick={() => picker.current?.click()}
      >
        {texts.pick}
      </Button>
      <Button block variant="quiet" icon={<EditIcon />} onClick={onType}>
        {texts.type}
      </Button>
      <Picker
        ref={picker}
        type="file"
        accept="image/*"
        aria-label={texts.pick}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may come again.
          target.value = '';
          if (file) onPick(file);
        }}
      />
    </Ways>
  );
};

/** Reads a code by camera, photo or typing; full-screen on phones. */
export const Scanner = (props: ScannerProps) => {
  const { texts, onClose, picture, opening, fault, notice, typed } = props;
  const isScanning = !fault && !typed;
  return (
    <Whole open title={texts.title} onClose={onClose} classNames={{ frame: frameClass(), body: bodyClass() }}>
      {!fault && (
        <Stage hidden={!isScanning}>
          {picture}
          {opening ? (
            <Spinner label={texts.opening} />
          ) : (
            <Aim aria-hidden data-found={notice?.kind === 'found' || undefined} />
          )}
        </Stage>
      )}
      {isScanning && !notice && (
        <Said>
          <CameraIcon />
          <p>{texts.hint}</p>
        </Said>
      )}
      {fault && !typed && (
        <Said role="alert">
          <WarningIcon />
          <p>{fault}</p>
        </Said>
      )}
      <Notice notice={notice} />
      {typed ? <TypedCode texts={texts} {...typed} /> : <OtherWays {...props} />}
    </Whole>
  );
};
