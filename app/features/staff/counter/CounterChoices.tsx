import type { LinkDelivery } from '@parvis/api/entities/intake';
import { languages } from '@parvis/locales/languages';
import { styled } from '@parvis/theme/css/stitches';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { RadioGroup } from '@parvis/ui/parts/RadioGroup';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import type { CounterDraft } from './counterDraft.ts';

const Pair = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  alignItems: 'start',
  gap: '$3',
});

type ChoicesProps = { draft: CounterDraft; onChange: (changed: Partial<CounterDraft>) => void };

/** Channel and language. */
export const CounterPerson = ({ draft, onChange }: ChoicesProps) => {
  const { t } = useTexts();
  return (
    <Pair>
      <RadioGroup
        label={t('counter.channel')}
        value={draft.channel}
        options={(['phone', 'counter'] as const).map((value) => ({
          value,
          label: t(`counter.channel.${value}`),
        }))}
        onValueChange={(value) => onChange({ channel: value === 'counter' ? 'counter' : 'phone' })}
      />
      <RadioGroup
        label={t('counter.language')}
        value={draft.language}
        options={languages.map((one) => ({ value: one.locale, label: one.name }))}
        onValueChange={(language) => language !== null && onChange({ language })}
      />
    </Pair>
  );
};

type CounterLinkProps = ChoicesProps & { ways: readonly LinkDelivery[]; way: LinkDelivery };

/** Delivery of the link, and assignment. */
export const CounterLink = ({ draft, onChange, ways, way }: CounterLinkProps) => {
  const { t } = useTexts();
  return (
    <>
      <RadioGroup
        label={t('counter.send')}
        value={way}
        options={ways.map((value) => ({ value, label: t(`counter.send.${value}`) }))}
        onValueChange={(value) => onChange({ send: ways.find((one) => one === value) })}
      />
      <Checkbox checked={draft.take} onCheckedChange={(take) => onChange({ take })}>
        {t('counter.take')}
      </Checkbox>
    </>
  );
};
