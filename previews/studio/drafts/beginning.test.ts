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

describe('coming back to the studio', () => {
  test('a reload loses nothing, neither on the device nor for a customer', () => {
    expect(beginning(mine, [], null)).toEqual(mine);
    expect(beginning(changed(town), [], town).document.label).toBe('Belleroche-les-Bains');
    expect(beginning(mine, [], town)).toEqual(mine);
  });

  test('what is shown as “before” is what is saved now, whoever saved it meanwhile', () => {
    const now = { ...town, document: { ...town.document, palette: { bg1: '#FFFFEE' } } };
    const begun = beginning(changed(town), [], now);
    expect(begun.before).toEqual(now.document);
    expect(begun.document).toEqual(changed(town).document);
  });

  test('a closed tab’s work is gone on with, and only where it belongs', () => {
    expect(beginning(null, [mine], null)).toEqual(mine);
    expect(beginning(null, [mine, changed(town)], town).document.label).toBe('Belleroche-les-Bains');
    expect(beginning(null, [mine], town)).toEqual(opened(town));
  });

  test('what was saved is opened as it is saved now', () => {
    expect(beginning(opened({ ...town, document: emptyDocument }), [], town)).toEqual(opened(town));
    expect(beginning(null, [], null)).toEqual(nothing);
  });
});

describe('“Not saved” is said', () => {
  test.each([
    ['for a new look', changed(town), true],
    ['for a new name', { ...opened(town), name: 'Autre' }, true],
    ['for a first name', { ...nothing, name: 'Autre' }, true],
    ['not for nothing', nothing, false],
    ['not for what was saved', opened(town), false],
  ])('%s', (_, work, dirty) => expect(isDirty(work)).toBe(dirty));
});
