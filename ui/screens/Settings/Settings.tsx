import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, type Ref, useId } from 'react';
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx';
import { ChoiceGroup } from '../../parts/ChoiceGroup/ChoiceGroup.tsx';
import { Frame } from '../shared/Frame.tsx';
import { paragraphClass, subheadingClass } from '../shared/page.ts';

const Part = styled('section', { display: 'grid', gap: '$2', paddingBlockEnd: '$2' });
const Title = styled('h2', subheadingClass);
const Text = styled('p', paragraphClass, { fontSize: '$sm' });
const Options = styled(ChoiceGroup, {
  '&[data-beside]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' },
});
/** Irreversible actions. */
const Apart = styled('div', { marginBlockStart: '$4', paddingBlockStart: '$6', hairline: 'blockStart' });
/** On wide desks. */
const Parts = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  '@media (min-width: 1200px)': {
    '&[data-wide]': { display: 'block', columns: 2, columnGap: '$space$12' },
    '&[data-wide] > *': { breakInside: 'avoid', marginBlockEnd: '$6' },
    '&[data-wide] > [data-apart]': { marginBlockStart: 0, paddingBlockStart: '$5' },
  },
});
const Slot = styled('div', { display: 'grid', gap: '$2', paddingBlockStart: '$1' });

export type SettingsPartProps = {
  title: string;
  text?: string | undefined;
  children?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
};

/** Titled section of the settings. */
export const SettingsPart = ({ title, text, children, ref }: SettingsPartProps) => {
  const titleId = useId();
  return (
    <Part ref={ref} aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {text && <Text>{text}</Text>}
      {children && <Slot>{children}</Slot>}
    </Part>
  );
};

export type SettingsOption = {
  value: string;
  label: string /** Language of the label, if different. */;
  lang?: string;
};

export type SettingsChoice = {
  value: string;
  options: readonly SettingsOption[];
  onChange: (value: string) => void;
  notice?: string | undefined;
};

export type SettingsTexts = {
  title: string;
  language: string;
  scheme: string;
  news?: string;
  /** Nothing can be erased. */
  cookies: string;
  /** Stored data and duration. */
  cookiesInfo: string;
  erase: string;
  /** Above erase actions. */
  eraseInfo?: string;
};

export type SettingsProps = {
  texts: SettingsTexts;
  subtitle?: string | undefined;
  onBack?: (() => void) | undefined;
  language: SettingsChoice;
  scheme: SettingsChoice;
  contact?: ReactNode;
  news?: SettingsChoice | undefined;
  ways?: ReactNode;
  devices?: ReactNode;
  children?: ReactNode;
  data?: ReactNode;
  /** Sign out, erase cookies or all data. */
  erase?: ReactNode;
  footer?: ReactNode;
  bottomBar?: ReactNode;
  wide?: boolean;
};

type ChoiceProps = { title: string; choice: SettingsChoice; beside?: boolean };

const Choice = ({ title, choice, beside = false }: ChoiceProps) => {
  const titleId = useId();
  return (
    <Part>
      <Title id={titleId}>{title}</Title>
      <Options exclusive aria-labelledby={titleId} data-beside={beside ? '' : undefined}>
        {choice.options.map(({ value, label, lang }) => (
          <Checkbox
            key={value}
            exclusive
            lang={lang}
            checked={value === choice.value}
            onCheckedChange={() => choice.onChange(value)}
          >
            {label}
          </Checkbox>
        ))}
      </Options>
      {choice.notice && <Text>{choice.notice}</Text>}
    </Part>
  );
};

/** Settings and data of a person. */
export const Settings = (props: SettingsProps) => {
  const { texts, subtitle, onBack, language, scheme, contact, news, ways, devices, children } = props;
  const { data, erase, footer, bottomBar, wide = false } = props;
  return (
    <Frame
      header={{ title: texts.title, titleAs: 'h1', subtitle, ...(onBack && { onBack }) }}
      bottom={bottomBar}
      wide={wide}
    >
      <Parts data-wide={wide || undefined}>
        <Choice beside title={texts.language} choice={language} />
        <Choice beside title={texts.scheme} choice={scheme} />
        {children}
        {contact}
        {texts.news && news && <Choice title={texts.news} choice={news} />}
        {ways}
        {devices}
        {data}
        {erase ? (
          <Apart data-apart="">
            <SettingsPart title={texts.erase} text={texts.eraseInfo ?? texts.cookiesInfo}>
              {erase}
            </SettingsPart>
          </Apart>
        ) : (
          <SettingsPart title={texts.cookies} text={texts.cookiesInfo} />
        )}
      </Parts>
      {footer}
    </Frame>
  );
};
