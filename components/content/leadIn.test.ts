import { describe, expect, it } from 'vitest';
import { splitLeadIn } from './leadIn.ts';

describe('splitLeadIn', () => {
  it.each([
    ['Day 0: order five SIMs', { lead: 'Day 0', rest: 'order five SIMs' }],
    ['Fault: none. Cause: none', { lead: 'Fault', rest: 'none. Cause: none' }],
    ['No colon here', { lead: undefined, rest: 'No colon here' }],
    ['At 14:02 it went quiet', { lead: undefined, rest: 'At 14:02 it went quiet' }],
    ['https://status.example', { lead: undefined, rest: 'https://status.example' }],
    ['Ends with a colon:', { lead: undefined, rest: 'Ends with a colon:' }],
    [`${'long '.repeat(20)}: rest`, { lead: undefined, rest: `${'long '.repeat(20)}: rest` }],
  ])('splits “%s”', (line, expected) => {
    expect(splitLeadIn(line)).toEqual(expected);
  });
});
