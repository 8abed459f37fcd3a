import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { type FormatName, formatNames } from '@parvis/api/entities/codes';
import type { TextId } from '@parvis/locales/areas';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { Select } from '@parvis/ui/parts/Select';
import { useState } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { PrintForTry } from './PrintForTry.tsx';

const formatWords = {
  a4: 'codes.format.a4',
  a5: 'codes.format.a5',
  a6: 'codes.format.a6',
  stickers: 'codes.format.stickers',
  tent: 'codes.format.tent',
} as const satisfies Readonly<Record<FormatName, TextId>>;

export type PrintCodesProps = {
  cuid: string;
  codes: readonly string[];
  /** So many at most at a time. */
  max: number;
  /** Where codes lead, and why no visitor gets there: printed only for whoever says that they want it. */
  unfit: { readonly address: string; readonly why: string } | undefined;
};

/** What is asked of the server to print codes. */
function printAddress(
  { cuid, codes }: Pick<PrintCodesProps, 'cuid' | 'codes'>,
  format: FormatName,
  address?: string,
): string {
  const query = new URLSearchParams([
    ['format', format],
    ...codes.map((code) => ['code', code]),
    ...(address === undefined ? [] : [['address', address]]),
  ]);
  return `${fill(addresses.codeSheets.template, { cuid })}?${query}`;
}

/** The format and the button to print what is chosen. */
export const PrintCodes = ({ max, unfit, ...asked }: PrintCodesProps) => {
  const { t } = useTexts();
  const [format, setFormat] = useState<FormatName>('a4');
  const [trying, setTrying] = useState(false);
  const count = asked.codes.length;
  const print = t('codes.print', { count });
  return (
    <>
      <Select
        label={t('codes.format')}
        hideLabel
        value={format}
        options={formatNames.map((name) => ({ value: name, label: t(formatWords[name]) }))}
        onValueChange={(name) => setFormat(formatNames.find((one) => one === name) ?? 'a4')}
      />
      {count <= max ? (
        unfit ? (
          <Button block onClick={() => setTrying(true)}>
            {print}
          </Button>
        ) : (
          <ButtonLink block variant="solid" href={printAddress(asked, format)} download>
            {print}
          </ButtonLink>
        )
      ) : (
        <Button block disabled>
          {t('codes.print.most', { count: max })}
        </Button>
      )}
      {trying && unfit && (
        <PrintForTry
          {...unfit}
          print={print}
          href={printAddress(asked, format, unfit.address)}
          onClose={() => setTrying(false)}
        />
      )}
    </>
  );
};
