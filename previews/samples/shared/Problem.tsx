import { styled } from '@parvis/theme/css/stitches';
import type { PaletteFailure } from '@parvis/theme/palette/palette';
import { useLayoutEffect } from 'react';
import { addressWith, schemeWanted } from './example.ts';
import type { draw } from './useAskedSample.ts';

const Page = styled('main', {
  maxInlineSize: '36rem',
  marginInline: 'auto',
  padding: '$8 $5',
  color: '$txt',
});
const Title = styled('h1', { marginBlockStart: 0, fontSize: '1.5rem', lineHeight: '$snug' });
const Code = styled('code', {
  display: 'block',
  padding: '$3',
  border: '1px solid currentColor',
  borderRadius: '$control',
  fontSize: '$sm',
  overflowWrap: 'anywhere',
});
const Link = styled('a', {
  color: 'inherit',
  display: 'inline-block',
  paddingBlock: '$3',
  fontWeight: '$bold',
});

const sentences: Readonly<Record<PaletteFailure, string>> = {
  missing: 'L’adresse ne contient pas de couleurs : le paramètre « appColors » manque ou est vide.',
  notJson: 'Le paramètre « appColors » de l’adresse n’est pas du JSON valide.',
  notObject: 'Le paramètre « appColors » est bien du JSON, mais pas un objet de couleurs.',
  tooLarge: 'Le paramètre « appColors » est trop long pour être une palette.',
};

const example = '{"reportBtnBg":"#17734A","mainBtnImg":"#17734A"}';

export type ProblemProps = {
  reason: PaletteFailure;
  /** What the address asks for besides, which the examples keep: name, logos, scheme. */
  query: string;
  fragment: string;
  /** Handed over, so that what is loaded for this page alone shares nothing with the others. */
  onGround: typeof draw;
};

/** What is wrong with the address, and one that works. Renders a `<main>`. */
export const Problem = ({ reason, query, fragment, onGround }: ProblemProps) => {
  useLayoutEffect(() => {
    onGround({}, schemeWanted(query, matchMedia('(prefers-color-scheme: dark)').matches));
  }, [query, onGround]);
  return (
    <Page>
      <Title>Cet aperçu ne peut pas être affiché</Title>
      <p>{sentences[reason]}</p>
      <p>Il faut un objet JSON, encodé pour une adresse, qui donne à chaque clé une couleur :</p>
      <Code>{example}</Code>
      <p>
        <Link href={addressWith(example, query, fragment)}>Ouvrir un exemple qui fonctionne</Link>
        <br />
        <Link href={addressWith('{}', query, fragment)}>Ouvrir avec les couleurs par défaut</Link>
      </p>
      <p lang="en">
        This preview needs the query parameter “appColors”: a URL-encoded JSON object of colours.
      </p>
    </Page>
  );
};
