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
  inGathering: string;
  gathering: string;
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
  /** Discussions for the poll. Default: none. */
  gatherings?: readonly { code: string; label: string }[] | undefined;
  /** By field. */
  findings: ReadonlyMap<string, readonly string[]>;
  onChange: (change: Partial<EditedPoll>) => void;
};

type Named = readonly { code: string; label: string }[];

/** Missing ones can still be removed. */
const toOptions = (offered: Named, chosen: readonly string[]) => [
  ...offered.map(({ code, label }) => ({ value: code, label })),
  ...chosen
    .filter((one) => one !== '' && !offered.some(({ code }) => code === one))
    .map((code) => ({ value: code, label: code })),
];

type Audience = 'all' | 'some' | 'gathering';

const getAudience = ({ everywhere, gathering }: EditedPoll): Audience => {
  if (gathering !== undefined) return 'gathering';
  return everywhere ? 'all' : 'some';
};

const Where = ({ texts, poll, places, gatherings = [], findings, onChange }: PollSettingsProps) => {
  const find = (field: string) => findings.get(field)?.join(' ');
  const options = toOptions(places, poll.places);
  const discussions = toOptions(gatherings, poll.gathering === undefined ? [] : [poll.gathering]);
  const audience = getAudience(poll);
  const choose = (value: string | null) =>
    value === 'gathering'
      ? onChange({ gathering: discussions.length === 1 ? (discussions[0]?.value ?? '') : '' })
      : onChange({ everywhere: value !== 'some', gathering: undefined });
  return (
    <Section title={texts.whereTitle}>
      {(options.length > 0 || discussions.length > 0) && (
        <RadioGroup
          label={texts.where}
          value={audience}
          options={[
            { value: 'all', label: texts.everywhere },
            ...(options.length > 0 ? [{ value: 'some', label: texts.chosenPlaces }] : []),
            ...(discussions.length > 0 ? [{ value: 'gathering', label: texts.inGathering }] : []),
          ]}
          onValueChange={choose}
        />
      )}
      {audience === 'gathering' && (
        <Select
          label={texts.gathering}
          need="required"
          value={poll.gathering || null}
          options={discussions}
          invalid={findings.has('gathering')}
          error={find('gathering')}
          showError
          onValueChange={(value) => onChange({ gathering: value ?? '' })}
        />
      )}
      {audience === 'some' && (
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

/** Places, period and rules of a poll. */
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
