import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, type Ref, useId } from 'react';
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx';
import { ChoiceGroup } from '../../parts/ChoiceGroup/ChoiceGroup.tsx';
import { Frame } from '../shared/Frame.tsx';
import { paragraphClass, subheadingClass } from '../shared/page.ts';

const Part = styled('section', { display: 'grid', gap: '$2', paddingBlockEnd: '$2' });
const Title = styled('h2', subheadingClass);
const Text = styled('p', paragraphClass, { fontSize: '$sm' });
/** Short ones stand as many beside each other as have room. */
const Options = styled(ChoiceGroup, {
  '&[data-beside]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' },
});
/** What cannot be taken back stands apart from all else. */
const Apart = styled('div', { marginBlockStart: '$4', paddingBlockStart: '$6', hairline: 'blockStart' });
const Slot = styled('div', { display: 'grid', gap: '$2', paddingBlockStart: '$1' });

export type SettingsPartProps = {
  /** What it is about. */
  title: string;
  /** What there is to know about it. */
  text?: string | undefined;
  /** What can be done about it: buttons, a list. */
  children?: ReactNode;
  /** Its element. */
  ref?: Ref<HTMLElement> | undefined;
};

/** A part of the settings under its own title. */
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
  label: string /** Language of the label, if it is another. */;
  lang?: string;
};

export type SettingsChoice = {
  value: string;
  options: readonly SettingsOption[];
  onChange: (value: string) => void;
  /** What there is to know about it on this device. */
  notice?: string | undefined;
};

export type SettingsTexts = {
  title: string;
  language: string;
  scheme: string;
  /** What comes to the person's e-mail address. */
  news?: string;
  /** In place of `erase` where nothing can be erased. */
  cookies: string;
  /** What is kept on the device and how long. */
  cookiesInfo: string;
  erase: string;
  /** Stands in for `cookiesInfo` above the steps that erase. */
  eraseInfo?: string;
};

export type SettingsProps = {
  /** Words of the screen. */
  texts: SettingsTexts;
  /** The customer’s name. */
  subtitle?: string | undefined;
  /** Shows a way back, and takes it. */
  onBack?: (() => void) | undefined;
  /** The choice of the language. */
  language: SettingsChoice;
  /** Light, dark, or as the device has it. */
  scheme: SettingsChoice;
  /** The parts about the person's e-mail address and phone number. */
  contact?: ReactNode;
  /** The choice of what comes to the person's address. */
  news?: SettingsChoice | undefined;
  /** The part about the ways by which the person is told of news. */
  ways?: ReactNode;
  /** The part about other devices of the person. */
  devices?: ReactNode;
  /** More parts after the choices. */
  children?: ReactNode;
  /** The part about taking along what is kept of the person. */
  data?: ReactNode;
  /** Steps that cannot be taken back, apart from all else: signing out, erasing cookies or everything. */
  erase?: ReactNode;
  /** Below the choices: signing out, legal links. */
  footer?: ReactNode;
  /** Stays in sight at the bottom. */
  bottomBar?: ReactNode;
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

/** A person's own choices and data. Renders header, `<main>` and bottom bar. */
export const Settings = (props: SettingsProps) => {
  const { texts, subtitle, onBack, language, scheme, contact, news, ways, devices, children } = props;
  const { data, erase, footer, bottomBar } = props;
  return (
    <Frame
      header={{ title: texts.title, titleAs: 'h1', subtitle, ...(onBack && { onBack }) }}
      bottom={bottomBar}
    >
      <Choice beside title={texts.language} choice={language} />
      <Choice beside title={texts.scheme} choice={scheme} />
      {children}
      {contact}
      {texts.news && news && <Choice title={texts.news} choice={news} />}
      {ways}
      {devices}
      {data}
      {erase ? (
        <Apart>
          <SettingsPart title={texts.erase} text={texts.eraseInfo ?? texts.cookiesInfo}>
            {erase}
          </SettingsPart>
        </Apart>
      ) : (
        <SettingsPart title={texts.cookies} text={texts.cookiesInfo} />
      )}
      {footer}
    </Frame>
  );
};
