import { describe, expect, it } from 'vitest';
import { collectColumns, decideColumn, forceColumn } from './stateColumns.ts';

const columnOf = (name: string, values: readonly string[]) => ({ name, index: 1, values: new Set(values) });

/** Returns the states that are read from the values, or the decision without a reader. */
function decide(name: string, values: readonly string[], otherNames: readonly string[] = []) {
  const decision = decideColumn(columnOf(name, values), ['email', name, ...otherNames]);
  return decision !== undefined && 'read' in decision
    ? values.map((value) => decision.read(value))
    : decision;
}

const letters = (count: number) => Array.from({ length: count }, (_, index) => `word${'x'.repeat(index)}`);
const regions = { ignoredBecause: 'names of regions' };

describe('decideColumn', () => {
  it.each<[name: string, values: string[], states: string[]]>([
    ['unsubscribed status', ['active', 'unsubscribed'], ['active', 'left']],
    ['unsubscribes', ['0', '1'], ['none', 'left']],
    ['hard bounces', ['0', '3'], ['none', 'bounced']],
    ['subscribed', ['0'], ['left']],
    ['subscribed', ['2024-01-01', 'yes'], ['active', 'active']],
    ['email_disabled', ['true', 'false'], ['left', 'none']],
    ['enabled', ['true', 'false'], ['active', 'left']],
    ['type', ['regular', 'unsubscribed'], ['active', 'left']],
    ['type', ['yes', 'unsubscribed'], ['active', 'left']],
    ['cancel_date', ['2024-01-01'], ['left']],
  ])('reads the column %j with %j as %j', (name, values, states) => {
    expect(decide(name, values)).toEqual(states);
  });

  it.each<[name: string, values: string[]]>([
    ['double bounced', []],
    ['subscribed_at', ['']],
    ['Unsubscribe', ['https://a.example', 'HTTP://a.example']],
    ['unsubscribes', ['0', '2']],
    ['soft bounces', ['0', '1']],
    ['unsubscribe token', ['a']],
    ['End', ['2024-01-01', 'soon']],
    ['subscribed', ['2024-01-01', '0']],
    ['subscribed_at', ['yes', 'soon']],
    ['subscribed', letters(13)],
    ['subscribed', ['a'.repeat(41), 'b']],
    ['Mail OK', ['yes']],
    ['Mail OK', ['no', 'perhaps']],
    ['type', ['regular', 'premium']],
    ['estate type', ['flat']],
    ['stateful type', ['flat']],
    ['two_factor_enabled', ['true']],
    ['location_enabled', ['true']],
    ['online_enabled', ['true']],
    ['email_tracking_disabled', ['true']],
  ])('leaves out the column %j with %j', (name, values) => {
    expect(decide(name, values)).toBeUndefined();
  });

  it.each<[name: string, values: string[], unread: string[]]>([
    ['Unsubscribe', ['https://a.example', 'yes'], ['https://a.example']],
    ['Unsubscribe', ['see https://a.example'], ['see https://a.example']],
    ['unsubscribed', ['0', '2'], ['2']],
    ['unsubscribes', ['2', 'yes'], ['2']],
    ['unsubscribes', ['x2', '3'], ['x2', '3']],
    ['unsubscribes', ['2x', '3'], ['2x', '3']],
    ['End', ['2024-01-01'], ['2024-01-01']],
    ['subscribe', ['https://a.example', 'yes'], ['https://a.example']],
    ['subscribed', letters(12), letters(12)],
    ['subscribed', ['yes', ...letters(12)], letters(12)],
    ['subscribed', ['a'.repeat(40)], ['a'.repeat(40)]],
    ['Mail OK', ['yes', 'no'], ['yes', 'no']],
    ['Mail OK', ['yes', ''], ['yes']],
    ['state', ['active', 'Berlin'], ['Berlin']],
    ['state', ['1', 'xyz'], ['xyz']],
    ['state', ['0', 'xyz'], ['xyz']],
    ['state', ['Berlin', 'xyz', 'zyx'], ['Berlin', 'xyz', 'zyx']],
    ['email state', ['Berlin'], ['Berlin']],
  ])('does not understand the column %j with %j', (name, values, unread) => {
    expect(decide(name, values)).toEqual({ unread });
  });

  it.each<[name: string, values: string[]]>([
    ['state', ['Berlin', 'xyz']],
    ['emails state', ['Berlin']],
    ['Mailing State', ['xyz']],
  ])('ignores regions in the column %j with %j', (name, values) => {
    expect(decide(name, values)).toEqual(regions);
  });

  it.each([[['', '-']], [['2024-01-01']]])('finds confirmations in a column with %j', (values) => {
    expect(decide('confirmed_at', values)).toEqual({ holdsConfirmations: true });
  });

  it('ignores the end of a paid subscription only in exports of Substack', () => {
    expect(decide('cancel_date', ['2024-01-01'], ['stripe_plan'])).toBeUndefined();
    expect(decide('unsubscribed', ['yes'], ['stripe_plan'])).toEqual(['left']);
  });
});

it('collectColumns collects a thousand values, and further ones only if they are unmistakable', () => {
  const cells = Array.from({ length: 1001 }, (_, index) => `value ${index}`);
  const records = [...cells, 'unsubscribed', 'bounced'].map((cell) => ({ cells: [cell] }));
  const [first, second] = collectColumns(['a', 'b'], records);
  expect([...(first?.values ?? [])]).toEqual([...cells.slice(0, 1000), 'unsubscribed', 'bounced']);
  expect([...(second?.values ?? [])]).toEqual(['']);
});

it.each([
  ['Unsubscribed', ['C', 'yes', 'no', 'abc', ''], ['active', 'left', 'none', 'unknown', 'none']],
  ['Subscribed', ['c', 'yes', 'no', 'abc', ''], ['active', 'active', 'left', 'unknown', 'unknown']],
  ['Colour', ['c', 'yes', 'no', 'abc', ''], ['active', 'active', 'left', 'unknown', 'unknown']],
])('forceColumn reads the column %s with %j as %j', (name, values, states) => {
  const { read } = forceColumn(columnOf(name, values), new Map([['c', 'active']]));
  expect(values.map(read)).toEqual(states);
});
