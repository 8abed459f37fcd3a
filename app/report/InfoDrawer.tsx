import { contactWays } from '@parvis/api/contactWays';
import type { ContactWays } from '@parvis/api/entities/customer';
import { Drawer } from '@parvis/ui/parts/Drawer';
import { LinkedText } from '@parvis/ui/parts/LinkedText';
import { shownText } from '../texts/shownText.ts';
import { useTexts } from '../texts/useTexts.ts';

export type InfoDrawerProps = {
  title: string;
  text: string;
  /** How whoever tells it is reached. */
  contact?: ContactWays | undefined;
  onClose: () => void;
};

/** What an info tile says, and how to ask for more. */
export const InfoDrawer = ({ title, text, contact, onClose }: InfoDrawerProps) => {
  const { locale } = useTexts();
  return (
    <Drawer open title={title} onClose={onClose}>
      <p>
        <LinkedText text={shownText(text, locale())} />
      </p>
      {contactWays(contact).map(({ kind, href, label }) => (
        <p key={kind}>
          <a href={href} {...(kind === 'www' && { rel: 'noreferrer' })}>
            {label}
          </a>
        </p>
      ))}
    </Drawer>
  );
};
