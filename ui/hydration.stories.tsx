import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor, within } from 'storybook/test';
import { Bubble } from './parts/Bubble/Bubble.tsx';
import { SystemMessage } from './parts/SystemMessage/SystemMessage.tsx';
import { type UiTexts, UiTextsProvider, useUiTexts } from './texts.tsx';

/** Another hour in Paris and New York, the next day in Paris. */
const AT = new Date('2026-11-28T23:30:00Z');

function localizeTexts(texts: UiTexts, timeZone: string): UiTexts {
  const told = (options: Intl.DateTimeFormatOptions) => (at: Date) =>
    new Intl.DateTimeFormat('fr-FR', { timeZone, ...options }).format(at);
  return {
    ...texts,
    time: told({ hour: '2-digit', minute: '2-digit' }),
    moment: told({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }),
  };
}

const drawn = (texts: UiTexts): ReactElement => (
  <UiTextsProvider texts={texts}>
    <Bubble side="mine" text="Le sol glisse." time={AT} />
    <SystemMessage text="Pris en charge" time={AT} />
  </UiTextsProvider>
);

/** Server in UTC, then hydration in a zone. */
const Hydrated = ({ zone }: { zone: string }) => {
  const texts = useUiTexts();
  const box = useRef<HTMLDivElement>(null);
  const [html] = useState(() => renderToString(drawn(localizeTexts(texts, 'UTC'))));
  const [faults, setFaults] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!box.current) return;
    const onRecoverableError = (fault: unknown) => setFaults((all) => [...all, String(fault)]);
    const root = hydrateRoot(box.current, drawn(localizeTexts(texts, zone)), { onRecoverableError });
    return () => root.unmount();
  }, [texts, zone]);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what a server would answer */}
      <div ref={box} role="log" aria-label={zone} dangerouslySetInnerHTML={{ __html: html }} />
      <output>{faults.join('\n')}</output>
    </>
  );
};

const meta = {
  tags: ['behaviour', '!autodocs'],
  component: Hydrated,
} satisfies Meta<typeof Hydrated>;
export default meta;
type Story = StoryObj<typeof meta>;

const assertText =
  (time: string, moment: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const log = within(canvas.getByRole('log'));
    await waitFor(() => expect(log.getByText(time)).toHaveAttribute('title', moment));
    await expect(log.getByText(moment)).toHaveAttribute('datetime', '2026-11-28T23:30:00.000Z');
    await waitFor(() => expect(log.getAllByTitle(moment)).toHaveLength(3));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  };

export const AServersTimesAreToldAnewInParis: Story = {
  args: { zone: 'Europe/Paris' },
  play: assertText('00:30', '29 novembre à 00:30'),
};
export const AServersTimesAreToldAnewInNewYork: Story = {
  args: { zone: 'America/New_York' },
  play: assertText('18:30', '28 novembre à 18:30'),
};
