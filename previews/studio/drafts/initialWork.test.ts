import { describe, expect, test } from 'vitest';
import { emptyDocument } from '../state/document.ts';
import { chooseInitialWork, EMPTY_WORK, isDirty, openTheme, type UnsavedWork } from './initialWork.ts';
import type { SavedTheme } from './store.ts';

const town: SavedTheme = {
  id: 'town',
  name: 'Belleroche',
  savedAt: null,
  fixed: true,
  document: { ...emptyDocument, label: 'Belleroche' },
};
const changed = (theme: SavedTheme): UnsavedWork => ({
  ...openTheme(theme),
  document: { ...theme.document, label: 'Belleroche-les-Bains' },
});
const mine: UnsavedWork = {
  ...EMPTY_WORK,
  name: 'Printemps',
  document: { ...emptyDocument, label: 'Valmer' },
};

describe('reopening the studio', () => {
  test('restores the work after a reload, on the device and for a customer', () => {
    expect(chooseInitialWork(mine, [], null)).toEqual(mine);
    expect(chooseInitialWork(changed(town), [], town).document.label).toBe('Belleroche-les-Bains');
    expect(chooseInitialWork(mine, [], town)).toEqual(mine);
  });

  test('compares with the version saved now, even if another person saved it', () => {
    const now = { ...town, document: { ...town.document, palette: { bg1: '#FFFFEE' } } };
    const begun = chooseInitialWork(changed(town), [], now);
    expect(begun.before).toEqual(now.document);
    expect(begun.document).toEqual(changed(town).document);
  });

  test('resumes the work of a closed tab only where it belongs', () => {
    expect(chooseInitialWork(null, [mine], null)).toEqual(mine);
    expect(chooseInitialWork(null, [mine, changed(town)], town).document.label).toBe('Belleroche-les-Bains');
    expect(chooseInitialWork(null, [mine], town)).toEqual(openTheme(town));
  });

  test('opens a saved theme in its current version', () => {
    expect(chooseInitialWork(openTheme({ ...town, document: emptyDocument }), [], town)).toEqual(
      openTheme(town),
    );
    expect(chooseInitialWork(null, [], null)).toEqual(EMPTY_WORK);
  });
});

describe('the label “Not saved”', () => {
  test.each([
    ['for a new look', changed(town), true],
    ['for a new name', { ...openTheme(town), name: 'Autre' }, true],
    ['for a first name', { ...EMPTY_WORK, name: 'Autre' }, true],
    ['not for nothing', EMPTY_WORK, false],
    ['not for what was saved', openTheme(town), false],
  ])('%s', (_, work, dirty) => expect(isDirty(work)).toBe(dirty));
});
