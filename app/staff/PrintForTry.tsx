import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { useState } from 'react';
import { Panel } from '../shell/Panel.tsx';
import { useTexts } from '../texts/useTexts.ts';

export type PrintForTryProps = {
  /** Where the codes would lead. */
  address: string;
  /** Why no visitor gets there, as the server says it (`NotPrintable`); a newer one may know more reasons. */
  why: string;
  /** What is printed. */
  print: string;
  /** The sheets. */
  href: string;
  onClose: () => void;
};

/** Asks whether codes that no visitor can open are to be printed all the same: nothing leads to the sheets before the address is ticked. */
export const PrintForTry = ({ address, why, print, href, onClose }: PrintForTryProps) => {
  const { t } = useTexts();
  const [isMeant, setMeant] = useState(false);
  return (
    <Panel
      open
      title={t('codes.try')}
      description={t(why === 'http' ? 'codes.try.http' : 'codes.try.private', { address })}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('part.cancel')}
          </Button>
          {isMeant ? (
            <ButtonLink variant="solid" href={href} download onClick={onClose}>
              {print}
            </ButtonLink>
          ) : (
            <Button disabled>{print}</Button>
          )}
        </>
      }
    >
      <Checkbox checked={isMeant} onCheckedChange={setMeant}>
        {t('codes.try.check', { address })}
      </Checkbox>
    </Panel>
  );
};
