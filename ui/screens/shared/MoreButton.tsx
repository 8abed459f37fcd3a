import { styled } from '@parvis/theme/css/stitches';
import { Button } from '../../parts/Button/Button.tsx';
import { useOnVisible } from '../../parts/shared/useOnVisible.ts';

const More = styled('div', { display: 'flex', justifyContent: 'center', padding: '$3' });

/** Pagination of a list. */
export type MoreEntries = { label: string; onLoad: () => void; loading?: boolean };

/** On press or in view. `count`: current length. */
export const MoreButton = ({ more, count }: { more: MoreEntries; count: number | undefined }) => {
  const { label, loading = false, onLoad } = more;
  const ref = useOnVisible<HTMLDivElement>(() => {
    if (!loading) onLoad();
  }, count);
  return (
    <More ref={ref}>
      <Button variant="quiet" size="small" loading={loading} onClick={onLoad}>
        {label}
      </Button>
    </More>
  );
};
