import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { CaseLabels } from '@parvis/ui/screens/CaseLabels';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { toCaseLabel } from '../../cases/toCaseLabel.ts';
import { LabelPicker, type LabelPickerProps } from './LabelPicker.tsx';

const Box = styled('span', { display: 'grid', gap: '$2', justifyItems: 'start' });

export const LabelsOfCase = ({ info, manageUrl }: Omit<LabelPickerProps, 'onClose'>) => {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { labels = [] } = info;
  return (
    <Box>
      {labels.length > 0 && <CaseLabels labels={labels.map(toCaseLabel)} />}
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {t(labels.length > 0 ? 'labels.pick.change' : 'labels.pick.add')}
      </Button>
      {isOpen && <LabelPicker info={info} manageUrl={manageUrl} onClose={() => setOpen(false)} />}
    </Box>
  );
};
