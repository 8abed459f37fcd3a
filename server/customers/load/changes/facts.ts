import { shapeKeys } from '@parvis/theme/shape/shape';
import { type Compare, change, differs, listed, said, some } from './change.ts';

/** Whether it is in service. */
export const service: Compare = ({ stored: { row, openCases }, file }) => {
  if (row.withdrawn === file.withdrawn) return [];
  return file.withdrawn ? [change('leaves'), ...some('casesLeft', openCases)] : [change('returns')];
};

/** What it is called. */
export const name: Compare = ({ stored: { row }, after }) =>
  said(row.lbl) === said(after.lbl) ? [] : [change('renamed', said(after.lbl), said(row.lbl))];

/** For how long cases are kept. */
export const days: Compare = ({ stored: { row }, file }) => {
  const more = file.retentionDays - row.retentionDays;
  return more === 0
    ? []
    : [change(more < 0 ? 'keptShorter' : 'keptLonger', file.retentionDays, row.retentionDays)];
};

/** Whom to call in danger. */
export const emergency: Compare = ({ stored: { row }, after }) =>
  differs(row.emergency, after.emergency) ? [change('emergency')] : [];

const LOOK = ['bannerId', 'logoId', 'wideLogoId', 'appColors'] as const;

/** Colours and pictures. */
export const look: Compare = ({ stored: { row }, after }) =>
  LOOK.some((column) => differs(row[column], after[column])) ? [change('look')] : [];

/** Choices beside them, by their keys. */
export const shape: Compare = ({ stored: { row }, after }) =>
  listed(
    'shapeChanged',
    shapeKeys.filter((key) => differs(row.appShape[key], after.appShape[key])),
  );
