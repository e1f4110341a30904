import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startDayLog } from './startDayLog.ts';

const times = ['22:10:00', '14:02:11', '14:02:09', '06:00:00'];

function log(lineTimes: readonly string[]): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = `<ol class="lines">${lineTimes.map((time) => `<li><time>${time}</time></li>`).join('')}</ol>`;
  document.body.append(element);
  return element;
}

const shownIn = (element: HTMLElement) =>
  [...element.querySelectorAll('time')].map((time) => time.textContent);
const countNewLines = (element: HTMLElement) => element.querySelectorAll('[data-new]').length;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('startDayLog puts the most recent line by the visitor’s clock first, and lines of later times last', () => {
  vi.setSystemTime(new Date(2026, 10, 26, 14, 2, 10));
  const element = log(times);
  startDayLog(element);
  expect(shownIn(element)).toEqual(['14:02:09', '06:00:00', '22:10:00', '14:02:11']);
  expect(countNewLines(element)).toBe(0);
  expect(element.querySelector('ol')?.className).toBe('lines');
});

it('startDayLog moves a line to the top at its time', () => {
  vi.setSystemTime(new Date(2026, 10, 26, 14, 2, 10));
  const element = log(times);
  startDayLog(element);
  vi.advanceTimersByTime(1000);
  expect(shownIn(element)[0]).toBe('14:02:11');
  expect(countNewLines(element)).toBe(1);
  vi.advanceTimersByTime(86_400_000);
  expect(shownIn(element)).toEqual(['14:02:11', '14:02:09', '06:00:00', '22:10:00']);
});

it('startDayLog ignores a log with a line that has no time of day', () => {
  const element = log(['14:02:11', 'yesterday', '25:00:00']);
  startDayLog(element);
  expect(shownIn(element)).toEqual(['14:02:11', 'yesterday', '25:00:00']);
});
