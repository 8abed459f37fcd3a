import { readBrand } from '@parvis/theme/brand/readBrand';
import { describe, expect, it } from 'vitest';
import {
  addRow,
  createInitialRows,
  getRoles,
  insertList,
  MOST_ROWS,
  setRole,
  setRowColour,
  toRows,
} from './brandRows.ts';

const read = (text: string) => {
  const found = readBrand(text);
  if (!found.ok) throw new Error(found.reason);
  return toRows(found);
};

describe('the brand form', () => {
  it('starts with the main colour of the current look, and keeps it on the first press', () => {
    expect(createInitialRows({ btn1Bg: '#F2C200' }).map(({ colour, role }) => [colour, role])).toEqual([
      ['#F2C200', 'main'],
    ]);
    expect(createInitialRows({})[0]?.colour).toBe('#1752E3');
  });

  it('shows imported colours up to the limit, those with a role first', () => {
    const rows = read('#333333 #E2001A #FFD200');
    expect(rows.map(({ colour, role }) => [role, colour])).toEqual([
      ['main', '#E2001A'],
      ['accent', '#FFD200'],
      ['text', '#333333'],
    ]);
    const many = Array.from({ length: 40 }, (_, at) => `#${String(at * 4321 + 100_000)}`).join(' ');
    expect(read(many)).toHaveLength(MOST_ROWS);
  });

  it('keeps each role unique: two rows swap roles', () => {
    const rows = setRole(read('#E2001A #FFD200'), 1, 'main');
    expect(getRoles(rows)).toEqual({ main: '#FFD200', accent: '#E2001A' });
    expect(getRoles(setRole(rows, 1, null))).toEqual({ accent: '#E2001A' });
  });

  it('offers the next free role to another colour', () => {
    const rows = addRow(createInitialRows({}));
    expect(rows.map(({ role }) => role)).toEqual(['main', 'accent']);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
  });

  const typed = (...colours: string[]) =>
    colours.reduce<ReturnType<typeof toRows>>((rows, colour, at) => {
      const all = at === 0 ? createInitialRows({}) : addRow(rows);
      return setRowColour(all, all.at(-1)?.id ?? 0, colour);
    }, []);
  const [crimson, teal, amber, cream, ink] = ['#8A1538', '#2A6F77', '#F2C14E', '#F6EFE3', '#2B2B33'];

  it('assigns typed colours the same roles as pasted ones', () => {
    const roles = { main: crimson, accent: teal, ground: cream, text: ink };
    expect(getRoles(typed(crimson, teal, amber, cream, ink))).toEqual(roles);
    expect(getRoles(read(`${crimson} ${teal} ${amber} ${cream} ${ink}`))).toEqual(roles);
    // The first vivid colour is then the main one.
    expect(getRoles(typed(cream, ink, crimson))).toEqual({ main: crimson, ground: cream, text: ink });
  });

  it('keeps a role chosen by hand when colours change', () => {
    const rows = setRole(typed(crimson, teal, amber), 2, 'main');
    expect(getRoles(rows)).toMatchObject({ main: amber, accent: teal });
    expect(getRoles(setRowColour(addRow(rows), 3, cream))).toEqual({
      main: amber,
      accent: crimson,
      ground: cream,
    });
    const none = setRole(typed(crimson, cream), 1, null);
    expect(getRoles(setRowColour(none, 0, teal))).toEqual({ main: teal });
  });

  it('splits a list pasted into one field into rows beside the others', () => {
    const list = readBrand(`${crimson}, ${teal}, ${cream}`);
    if (!list.ok) throw new Error(list.reason);
    expect(insertList(createInitialRows({}), 0, list)).toEqual(toRows(list));
    const beside = insertList(addRow(typed(ink)), 1, list);
    expect(getRoles(beside)).toEqual({ main: crimson, accent: teal, ground: cream, text: ink });
    expect(new Set(beside.map(({ id }) => id)).size).toBe(4);
  });
});
