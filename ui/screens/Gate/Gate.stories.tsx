import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { assertNoOverflow, smallPhoneView } from '../../parts/shared/storyChecks.ts';
import { Gate } from './Gate.tsx';

const Remembering = (props: ComponentProps<typeof Gate>) => {
  const [agreed, setAgreed] = useState(props.agreed);
  const [declined, setDeclined] = useState(props.declined ?? false);
  return (
    <Gate
      {...props}
      agreed={agreed}
      onAgree={setAgreed}
      declined={declined}
      onDecline={() => {
        setDeclined(true);
        props.onDecline();
      }}
    />
  );
};

const meta = {
  component: Gate,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Bonjour\u202f!',
      text: 'Signalez un problème en trois gestes et suivez la réponse, sans créer de compte. Un cookie vous reconnaît, rien d’autre.',
      points: [
        'Pas de publicité, pas de suivi',
        'Messages et photos effacés après 30 jours',
        'Tout effacer à tout moment, en un geste',
      ],
      agree: 'J’ai lu et j’accepte les conditions d’utilisation',
      termsLink: 'Lire les conditions d’utilisation',
      unticked: 'Cochez la case pour continuer.',
      accept: 'Accepter et continuer',
      decline: 'Refuser',
      declined: 'Sans cookies et sans accepter les conditions, le site ne peut pas fonctionner.',
    },
    customer: { label: 'Ville de Belleroche', place: 'Halles du marché · entrée nord' },
    full: true,
    agreed: false,
    onAgree: fn(),
    onAccept: fn(),
    onDecline: fn(),
    termsHref: '#terms',
  },
  render: (args) => <Remembering {...args} />,
} satisfies Meta<typeof Gate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AcceptsOnceTermsAreAgreedTo: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const accept = page.getByRole('button', { name: args.texts.accept });
    const box = page.getByRole('checkbox', { name: args.texts.agree });
    await expect(accept).toHaveAttribute('aria-disabled', 'true');
    await expect(accept).toHaveAccessibleDescription(args.texts.unticked);
    await userEvent.click(accept);
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(box).toHaveFocus();
    await userEvent.click(box);
    await expect(accept).not.toHaveAccessibleDescription();
    await userEvent.click(accept);
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const DecliningSaysWhatItMeans: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: args.texts.decline }));
    await expect(page.getByRole('alert')).toHaveTextContent(args.texts.declined);
    await expect(page.getByRole('checkbox')).toBeEnabled();
  },
};

export const ARefusalUnderABannerKeepsItsButtonsInSight: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  args: {
    customer: {
      ...meta.args.customer,
      bannerSrc: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
    },
    footer: <p>Accessibilité : partiellement conforme</p>,
    declined: true,
  },
  play: async ({ args, canvas }) => {
    for (const name of [args.texts.accept, args.texts.decline]) {
      const { bottom } = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect([name, bottom <= window.innerHeight]).toEqual([name, true]);
    }
  },
};

export const WhatIsAcceptedIsInSightOnTheLowestPhone: Story = {
  tags: ['behaviour'],
  parameters: {
    viewport: { options: { low: { name: 'Low', styles: { width: '320px', height: '568px' } } } },
  },
  globals: { viewport: { value: 'low' } },
  args: {
    customer: {
      label: 'Ville de Belleroche',
      place: 'Halles du marché, entrée nord · Place du Marché',
      bannerSrc: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
    },
    languages: (
      <Button size="small" variant="quiet">
        Read this in English
      </Button>
    ),
    texts: {
      ...meta.args.texts,
      text: 'Signalez un problème en quelques gestes, sans créer de compte.',
      points: [
        'Après votre accord, un cookie vous permet de retrouver vos signalements sur cet appareil ; votre choix de langue y est aussi gardé. Aucun suivi publicitaire.',
      ],
      agree: 'J’accepte les conditions d’utilisation',
    },
    footer: <p>Accessibilité : partiellement conforme</p>,
  },
  play: async ({ args, canvas }) => {
    await expect(window.innerHeight).toBe(568);
    const box = canvas.getByRole('checkbox').getBoundingClientRect();
    for (const one of [
      canvas.getByText(/^Après votre accord/),
      canvas.getByRole('link', { name: args.texts.termsLink }),
    ])
      await expect(one.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.top);
    const [accept, decline] = [args.texts.accept, args.texts.decline].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(accept?.bottom).toBeLessThanOrEqual(568);
    await expect(decline?.bottom).toBeLessThanOrEqual(568);
  },
};

export const BasicCookiesOnly: Story = {
  name: 'Necessary cookies only',
  args: { full: false, customer: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: args.texts.accept }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const Accepting: Story = {
  args: { agreed: true, busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const accept = canvas.getByRole('button', { name: new RegExp(args.texts.accept) });
    await expect(within(accept).getByRole('status')).toHaveTextContent('Chargement…');
    await userEvent.click(accept);
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

export const LongContent: Story = {
  ...smallPhoneView,
  args: {
    customer: {
      label: 'Communauté d’agglomération de Saint-Barthélemy-sur-Charente',
      place: 'Médiathèque intercommunale Simone-de-Beauvoir · deuxième étage, salle des périodiques',
    },
    languages: <button type="button">English</button>,
  },
  play: async (context) => {
    await assertNoOverflow(context);
    const { args, canvas } = context;
    await expect(canvas.getByText(/^Communauté d’agglomération/)).toBeVisible();
    await expect(canvas.getByText(/salle des périodiques$/)).toBeVisible();
    // Both buttons stay visible with any name.
    for (const name of [args.texts.accept, args.texts.decline]) {
      const { top, bottom } = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect([name, top >= 0, bottom <= window.innerHeight]).toEqual([name, true, true]);
    }
  },
};

export const AtTwiceTheTextOnTheSmallestPhone: Story = {
  tags: ['behaviour'],
  ...smallPhoneView,
  args: LongContent.args ?? {},
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: assertNoOverflow,
};

export const Matrix: Story = { args: { agreed: true, declined: true } };

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };

export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
