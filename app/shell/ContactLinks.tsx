import { contactWays } from '@parvis/api/contactWays';
import type { ContactWays } from '@parvis/api/entities/customer';
import { styled } from '@parvis/theme/css/stitches';
import { useId } from 'react';

const Ways = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { minInlineSize: 0, maxInlineSize: '100%' },
});
const Way = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  borderRadius: '4px',
  color: 'inherit',
  fontWeight: '$bold',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: '-3px' },
});

export type ContactLinksProps = {
  label: string;
  contact: ContactWays | undefined;
};

export const ContactLinks = ({ label, contact }: ContactLinksProps) => {
  const id = useId();
  const ways = contactWays(contact);
  return ways.length === 0 ? null : (
    <div>
      <p id={id}>{label}</p>
      <Ways aria-labelledby={id}>
        {ways.map(({ kind, href, label: way }) => (
          <li key={kind}>
            <Way href={href} {...(kind === 'www' && { rel: 'noreferrer' })}>
              {way}
            </Way>
          </li>
        ))}
      </Ways>
    </div>
  );
};
