import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { COPIES_MAX, type FormatName, formatNames } from '@parvis/api/entities/codes';
import type { TextId } from '@parvis/locales/areas';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { Select } from '@parvis/ui/parts/Select';
import { useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { Panel } from '../../shell/Panel.tsx';

type TestPrintDialogProps = {
  address: string;
  /** Why visitors cannot open it (`NotPrintable`). */
  why: string;
  print: string;
  href: string;
  onClose: () => void;
};

/** Visitors cannot open these codes: ticking the address enables the link. */
const TestPrintDialog = ({ address, why, print, href, onClose }: TestPrintDialogProps) => {
  const { t } = useTexts();
  const [isConfirmed, setConfirmed] = useState(false);
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
          {isConfirmed ? (
            <ButtonLink variant="solid" href={href} download onClick={onClose}>
              {print}
            </ButtonLink>
          ) : (
            <Button disabled>{print}</Button>
          )}
        </>
      }
    >
      <Checkbox checked={isConfirmed} onCheckedChange={setConfirmed}>
        {t('codes.try.check', { address })}
      </Checkbox>
    </Panel>
  );
};

const formatTexts = {
  a4: 'codes.format.a4',
  a5: 'codes.format.a5',
  a6: 'codes.format.a6',
  stickers: 'codes.format.stickers',
  tent: 'codes.format.tent',
} as const satisfies Readonly<Record<FormatName, TextId>>;

const copyOptions = [1, 2, 4, 8, COPIES_MAX];

const Choices = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: '$2',
  marginBlockEnd: '$1',
});

export type PrintCodesProps = {
  cuid: string;
  codes: readonly string[];
  max: number;
  /** Visitors cannot open the codes: asks for confirmation. */
  unfit: { readonly address: string; readonly why: string } | undefined;
};

interface PrintRequest extends Pick<PrintCodesProps, 'cuid' | 'codes'> {
  readonly format: FormatName;
  readonly copies: number;
}

function buildPrintUrl({ cuid, codes, format, copies }: PrintRequest, address?: string): string {
  const query = new URLSearchParams([
    ['format', format],
    ...(copies === 1 ? [] : [['copies', `${copies}`]]),
    ...codes.map((code) => ['code', code]),
    ...(address === undefined ? [] : [['address', address]]),
  ]);
  return `${fill(addresses.codeSheets.template, { cuid })}?${query}`;
}

export const PrintCodes = ({ max, unfit, cuid, codes }: PrintCodesProps) => {
  const { t } = useTexts();
  const [format, setFormat] = useState<FormatName>('a4');
  const [copies, setCopies] = useState(1);
  const [trying, setTrying] = useState(false);
  const count = codes.length;
  const asked = { cuid, codes, format, copies };
  const print = t('codes.print', { count });
  return (
    <>
      <Choices>
        <Select
          label={t('codes.format')}
          hideLabel
          value={format}
          options={formatNames.map((name) => ({ value: name, label: t(formatTexts[name]) }))}
          onValueChange={(name) => setFormat(formatNames.find((one) => one === name) ?? 'a4')}
        />
        <Select
          label={t('codes.copies')}
          hideLabel
          value={`${copies}`}
          options={copyOptions.map((many) => ({
            value: `${many}`,
            label: t('codes.copies.of', { count: many }),
          }))}
          onValueChange={(many) => setCopies(Number(many))}
        />
      </Choices>
      {count <= max ? (
        unfit ? (
          <Button block onClick={() => setTrying(true)}>
            {print}
          </Button>
        ) : (
          <ButtonLink block variant="solid" href={buildPrintUrl(asked)} download>
            {print}
          </ButtonLink>
        )
      ) : (
        <Button block disabled>
          {t('codes.print.most', { count: max })}
        </Button>
      )}
      {trying && unfit && (
        <TestPrintDialog
          {...unfit}
          print={print}
          href={buildPrintUrl(asked, unfit.address)}
          onClose={() => setTrying(false)}
        />
      )}
    </>
  );
};
