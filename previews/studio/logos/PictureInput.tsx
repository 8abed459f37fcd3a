import { styled } from '@parvis/theme/css/stitches';
import type { PictureTrait } from '@parvis/theme/derive/pictureTraits';
import { ImageIcon } from '@parvis/ui/icons/ImageIcon';
import { Button } from '@parvis/ui/parts/Button';
import { TextField } from '@parvis/ui/parts/TextField';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Problem, scrollToNode } from '../shared/Panel.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import type { PictureSize } from './pictureData.ts';
import { type LogoProblem, type ReadLogo, readLogo } from './readLogo.ts';

const Root = styled('div', { display: 'grid', gap: '$3' });
const Drop = styled('label', {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '$1',
  padding: '$4',
  border: '2px dashed $colors$mainBtnTxt2',
  borderRadius: '$card',
  backgroundColor: '$mainBtnBg1',
  color: '$mainBtnTxt1',
  textAlign: 'center',
  fontSize: '$sm',
  cursor: 'pointer',
  '& > b': { fontSize: '$md' },
  '& > input': { position: 'absolute', opacity: 0, inlineSize: 1, blockSize: 1 },
  '&:focus-within': { outline: '3px solid $colors$txt', outlineOffset: '2px' },
  '&[data-over]': { borderColor: '$reportBtnBrdr', backgroundColor: '$mainBtnSelBg1' },
});
const Sentences = styled('div', { display: 'grid', gap: '$1' });
const Address = styled('form', {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'end',
  gap: '$2',
});

export type PictureInputProps = {
  /** "Déposez le logo ici" */
  title: string;
  /** Limits of a picture other than a logo. */
  size?: PictureSize | undefined;
  onLogo: (logo: ReadLogo) => void;
};

const messages: Readonly<
  Record<
    LogoProblem | 'noneThere',
    'studio.logo.address' | 'studio.logo.noneThere' | `colour.logo.${Exclude<LogoProblem, 'address'>}`
  >
> = {
  notImage: 'colour.logo.notImage',
  tooLarge: 'colour.logo.tooLarge',
  forbidden: 'colour.logo.forbidden',
  empty: 'colour.logo.empty',
  outside: 'colour.logo.outside',
  address: 'studio.logo.address',
  noneThere: 'studio.logo.noneThere',
};

/** By drop, file dialog or address. */
export const PictureInput = ({ title, size, onLogo }: PictureInputProps) => {
  const { t } = useStudioTexts();
  const id = useId();
  const [over, setOver] = useState(false);
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<LogoProblem | 'noneThere' | null>(null);
  const [traits, setTraits] = useState<readonly PictureTrait[]>([]);
  const [reading, setReading] = useState(false);
  // An earlier picture may take longer.
  const last = useRef(0);
  const takePicture = async (source: Blob | string | undefined | null) => {
    if (!source) return;
    last.current += 1;
    const own = last.current;
    setReading(true);
    const answer = await readLogo(source, size);
    if (own !== last.current) return;
    setReading(false);
    const isNoFile = !answer.ok && answer.reason === 'notImage' && typeof source === 'string';
    setProblem(isNoFile ? 'noneThere' : answer.ok ? null : answer.reason);
    setTraits(answer.ok ? answer.logo.traits : []);
    if (answer.ok) onLogo(answer.logo);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void takePicture(event.dataTransfer.files[0] ?? event.dataTransfer.getData('text/uri-list'));
  };
  const said = [
    ...(problem ? [messages[problem]] : []),
    ...traits.map((trait) => `colour.logo.${trait}` as const),
  ];
  return (
    <Root aria-busy={reading}>
      <Drop
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <ImageIcon size={28} />
        <b>{title}</b>
        <span id={`${id}-hint`}>{t('studio.logo.hint')}</span>
        <input
          type="file"
          accept="image/*"
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            void takePicture(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </Drop>
      {said.length > 0 && (
        <Sentences key={said.join()} ref={scrollToNode}>
          {said.map((id) => (
            <Problem key={id}>{t(id)}</Problem>
          ))}
        </Sentences>
      )}
      <Address
        onSubmit={(event) => {
          event.preventDefault();
          void takePicture(address.trim());
        }}
      >
        <TextField
          label={t('studio.logo.byAddress')}
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          value={address}
          invalid={problem === 'address' || problem === 'noneThere'}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button type="submit" variant="quiet" loading={reading} disabled={address.trim() === ''}>
          {t('studio.logo.take')}
        </Button>
      </Address>
    </Root>
  );
};
