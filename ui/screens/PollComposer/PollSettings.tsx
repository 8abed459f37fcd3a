import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useId } from 'react';
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx';
import { RadioGroup } from '../../parts/RadioGroup/RadioGroup.tsx';
import { Select } from '../../parts/Select/Select.tsx';
import { TextField } from '../../parts/TextField/TextField.tsx';
import { subheadingClass } from '../shared/page.ts';
import type { EditedPoll, ResultsAudience } from './editedPoll.ts';
import { Findings } from './Findings.tsx';

const Root = styled('section', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$4' });
const Title = styled('h2', subheadingClass);
const Days = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: '$3',
});

/** Titled part of the composer. Renders a `<section>`. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {children}
    </Root>
  );
};

const AUDIENCES: readonly ResultsAudience[] = ['nobody', 'answered', 'everybody'];

export type PollSettingsTexts = {
  whereTitle: string;
  everywhere: string;
  chosenPlaces: string;
  where: string;
  places: string;
  opens: string;
  opensHint: string;
  closes: string;
  closesHint: string;
  rulesTitle: string;
  results: string;
  audiences: Readonly<Record<ResultsAudience, string>>;
  anonymous: string;
  anonymousText: string;
  changeable: string;
  changeableText: string;
  partial: string;
  partialText: string;
};

export type PollSettingsProps = {
  texts: PollSettingsTexts;
  poll: EditedPoll;
  places: readonly { code: string; label: string }[];
  /** What is wrong, by field. */
  findings: ReadonlyMap<string, readonly string[]>;
  onChange: (change: Partial<EditedPoll>) => void;
};

const Where = ({ texts, poll, places, findings, onChange }: PollSettingsProps) => {
  const find = (field: string) => findings.get(field)?.join(' ');
  const known = places.map(({ code }) => code);
  // A place that is gone can still be taken out.
  const options = [
    ...places.map(({ code, label }) => ({ value: code, label })),
    ...poll.places.filter((code) => !known.includes(code)).map((code) => ({ value: code, label: code })),
  ];
  return (
    <Section title={texts.whereTitle}>
      {options.length > 0 && (
        <RadioGroup
          label={texts.where}
          value={poll.everywhere ? 'all' : 'some'}
          options={[
            { value: 'all', label: texts.everywhere },
            { value: 'some', label: texts.chosenPlaces },
          ]}
          onValueChange={(value) => onChange({ everywhere: value !== 'some' })}
        />
      )}
      {!poll.everywhere && (
        <Select
          multiple
          label={texts.places}
          need="required"
          value={poll.places}
          options={options}
          invalid={findings.has('places')}
          error={find('places')}
          showError
          onValueChange={(value) => onChange({ places: value })}
        />
      )}
      <Days>
        <TextField
          type="date"
          label={texts.opens}
          hint={texts.opensHint}
          value={poll.opens}
          invalid={findings.has('opens')}
          error={find('opens')}
          showError
          onChange={({ target }) => onChange({ opens: target.value })}
        />
        <TextField
          type="date"
          label={texts.closes}
          hint={texts.closesHint}
          min={poll.opens}
          value={poll.closes}
          invalid={findings.has('closes')}
          error={find('closes')}
          showError
          onChange={({ target }) => onChange({ closes: target.value })}
        />
      </Days>
    </Section>
  );
};

/** Where and when a poll is offered, and its rules. */
export const PollSettings = (props: PollSettingsProps) => {
  const { texts, poll, findings, onChange } = props;
  return (
    <>
      <Where {...props} />
      <Section title={texts.rulesTitle}>
        <Findings texts={findings.get('rules') ?? []} />
        <RadioGroup
          label={texts.results}
          value={poll.results}
          options={AUDIENCES.map((value) => ({ value, label: texts.audiences[value] }))}
          onValueChange={(value) =>
            onChange({ results: AUDIENCES.find((one) => one === value) ?? poll.results })
          }
        />
        <Checkbox
          checked={poll.anonymous}
          description={texts.anonymousText}
          onCheckedChange={(anonymous) => onChange({ anonymous })}
        >
          {texts.anonymous}
        </Checkbox>
        <Checkbox
          checked={poll.changeable}
          description={texts.changeableText}
          onCheckedChange={(changeable) => onChange({ changeable })}
        >
          {texts.changeable}
        </Checkbox>
        <Checkbox
          checked={poll.partial}
          description={texts.partialText}
          onCheckedChange={(partial) => onChange({ partial })}
        >
          {texts.partial}
        </Checkbox>
      </Section>
    </>
  );
};
