import { describe, expect, test } from 'vitest';
import { emptyDocument } from '../state/document.ts';
import { beginning, isDirty, nothing, opened, type Unsaved } from './beginning.ts';
import type { SavedTheme } from './store.ts';

const town: SavedTheme = {
  id: 'town',
  name: 'Belleroche',
  savedAt: null,
  fixed: true,
  document: { ...emptyDocument, label: 'Belleroche' },
};
const changed = (theme: SavedTheme): Unsaved => ({
  ...opened(theme),
  document: { ...theme.document, label: 'Belleroche-les-Bains' },
});
const mine: Unsaved = { ...nothing, name: 'Printemps', document: { ...emptyDocument, label: 'Valmer' } };

describe('reopening the studio', () => {
  test('restores the work after a reload, on the device and for a customer', () => {
    expect(beginning(mine, [], null)).toEqual(mine);
    expect(beginning(changed(town), [], town).document.label).toBe('Belleroche-les-Bains');
    expect(beginning(mine, [], town)).toEqual(mine);
  });

  test('compares with the version saved now, even if another person saved it', () => {
    const now = { ...town, document: { ...town.document, palette: { bg1: '#FFFFEE' } } };
    const begun = beginning(changed(town), [], now);
    expect(begun.before).toEqual(now.document);
    expect(begun.document).toEqual(changed(town).document);
  });

  test('resumes the work of a closed tab only where it belongs', () => {
    expect(beginning(null, [mine], null)).toEqual(mine);
    expect(beginning(null, [mine, changed(town)], town).document.label).toBe('Belleroche-les-Bains');
    expect(beginning(null, [mine], town)).toEqual(opened(town));
  });

  test('opens a saved theme in its current version', () => {
    expect(beginning(opened({ ...town, document: emptyDocument }), [], town)).toEqual(opened(town));
    expect(beginning(null, [], null)).toEqual(nothing);
  });
});

describe('the label “Not saved”', () => {
  test.each([
    ['for a new look', changed(town), true],
    ['for a new name', { ...opened(town), name: 'Autre' }, true],
    ['for a first name', { ...nothing, name: 'Autre' }, true],
    ['not for nothing', nothing, false],
    ['not for what was saved', opened(town), false],
  ])('%s', (_, work, dirty) => expect(isDirty(work)).toBe(dirty));
});
