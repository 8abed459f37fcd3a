import { contactWays } from '@parvis/api/contactWays';
import type { ContactWays } from '@parvis/api/entities/customer';
import { styled } from '@parvis/theme/css/stitches';
import { LinkedText } from '@parvis/ui/parts/LinkedText';
import { formatTypedText } from '../../lib/texts/formatTypedText.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { Panel } from '../../shell/Panel.tsx';

const ContactLink = styled('a', { color: 'inherit', textUnderlineOffset: '0.2em', overflowWrap: 'anywhere' });

export type InfoDialogProps = {
  title: string;
  text: string;
  contact?: ContactWays | undefined;
  onClose: () => void;
};

export const InfoDialog = ({ title, text, contact, onClose }: InfoDialogProps) => {
  const { locale } = useTexts();
  return (
    <Panel open title={title} onClose={onClose}>
      <p>
        <LinkedText text={formatTypedText(text, locale())} />
      </p>
      {contactWays(contact).map(({ kind, href, label }) => (
        <p key={kind}>
          <ContactLink href={href} {...(kind === 'www' && { rel: 'noreferrer' })}>
            {label}
          </ContactLink>
        </p>
      ))}
    </Panel>
  );
};
