import { css, styled } from '@parvis/theme/css/stitches';
import { CameraIcon } from '@parvis/ui/icons/CameraIcon';
import { DropletIcon } from '@parvis/ui/icons/DropletIcon';
import { LampIcon } from '@parvis/ui/icons/LampIcon';
import { Avatar } from '@parvis/ui/parts/Avatar';
import { Bubble } from '@parvis/ui/parts/Bubble';
import { Button } from '@parvis/ui/parts/Button';
import { Chip } from '@parvis/ui/parts/Chip';
import { Progress } from '@parvis/ui/parts/Progress';
import { Rating } from '@parvis/ui/parts/Rating';
import { TextField } from '@parvis/ui/parts/TextField';
import { Tile } from '@parvis/ui/parts/Tile';
import { TileGrid } from '@parvis/ui/parts/TileGrid';
import { YesNo } from '@parvis/ui/parts/YesNo';
import { UiTextsProvider } from '@parvis/ui/texts';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { addons } from 'storybook/preview-api';
import { texts } from '../texts.ts';
import { useBookGlobals } from './useGlobals.ts';

/** Brand colours to try, each by the name of what wears it. */
const BRANDS = [
  ['', 'Parvis'],
  ['#17734A', 'A town'],
  ['#B4232C', 'A station'],
  ['#6A2BD9', 'A campus'],
  ['#C2570C', 'A stadium'],
  ['#0F766E', 'A harbour'],
] as const;

const Stage = styled('div', {
  display: 'grid',
  gap: '$6',
  padding: '$6 $4',
  borderRadius: '$drawer',
  surface: 'bg',
  color: '$txt',
  hairline: 'all',
  fontFamily: '$body',
  lineHeight: '$normal',
});
const Columns = styled('div', {
  display: 'grid',
  gap: '$6',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(19rem, 100%), 1fr))',
});
const column = css({ display: 'grid', gap: '$4' });
const Row = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2', alignItems: 'center' });
const Brand = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minBlockSize: '$target',
  paddingInline: '$4',
  borderRadius: '$round',
  hairline: 'all',
  backgroundColor: 'transparent',
  color: '$txt',
  font: 'inherit',
  cursor: 'pointer',
  '&[aria-pressed=true]': { outline: '2px solid $txt' },
  '& span': {
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    borderRadius: '$round',
    forcedColorAdjust: 'none',
  },
});

/** Chooses whose colours the book wears. */
const Brands = () => {
  const { brand } = useBookGlobals();
  const wear = (next: string) => addons.getChannel().emit('updateGlobals', { globals: { brand: next } });
  return (
    <Row role="group" aria-label="Whose colours">
      {BRANDS.map(([colour, name]) => (
        <Brand key={name} type="button" aria-pressed={brand === colour} onClick={() => wear(colour)}>
          <span style={{ backgroundColor: colour || '#1752E3' }} />
          {name}
        </Brand>
      ))}
    </Row>
  );
};

const Menu = () => {
  const [chosen, setChosen] = useState('water');
  return (
    <div className={column()}>
      <TileGrid>
        <Tile
          label="Eau"
          description="Fuite, odeur, inondation"
          icon={<DropletIcon />}
          selected={chosen === 'water'}
          onClick={() => setChosen('water')}
        />
        <Tile
          label="Éclairage"
          description="Lampe éteinte, câble"
          icon={<LampIcon />}
          selected={chosen === 'light'}
          onClick={() => setChosen('light')}
        />
      </TileGrid>
      <Button variant="report" block>
        Signaler
      </Button>
      <Row>
        <Button>Envoyer</Button>
        <Button variant="quiet" icon={<CameraIcon size="1.25em" />}>
          Photo
        </Button>
        <Chip>Prise en charge</Chip>
      </Row>
    </div>
  );
};

const Talk = () => (
  <div className={column()}>
    <Bubble
      side="others"
      author={{ name: 'A. M.', role: 'Maintenance' }}
      avatar={<Avatar initials="AM" />}
      text="Merci, une équipe part tout de suite."
      time="09:15"
    />
    <Bubble side="mine" author={{ name: 'Vous' }} text={'Parfait\u202f!'} time="09:16" status="seen" />
    <Rating
      label={'Comment cela s’est-il passé\u202f?'}
      minLabel="Mal"
      maxLabel="Très bien"
      defaultValue={4}
    />
  </div>
);

const Ask = () => (
  <div className={column()}>
    <TextField label={'Où exactement\u202f?'} hint="Un étage, une salle, un repère." />
    <YesNo aria-label={'L’eau coule-t-elle encore\u202f?'} />
    <Progress label="Envoi de la photo" value={60} />
  </div>
);

/** What the book is about, to be pressed: parts that work, in the colours of whoever is chosen. */
export const Showcase = () => (
  <Unstyled>
    <UiTextsProvider texts={texts.fr}>
      <Stage>
        <Brands />
        <Columns lang="fr">
          <Menu />
          <Talk />
          <Ask />
        </Columns>
      </Stage>
    </UiTextsProvider>
  </Unstyled>
);
