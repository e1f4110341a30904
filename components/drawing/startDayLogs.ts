import { whenIdle } from '#components/site/pageLifecycle.ts';

/** Lets the logs of a day (`DayLogDrawing`) run by the visitor's clock, once nothing else is to be done. */
export function startDayLogs(): void {
  const logs = document.querySelectorAll<HTMLElement>('[data-day-log]');
  if (logs.length === 0) return;
  whenIdle(() => {
    void import('#components/content/scriptsOfFewPages.ts').then(({ startDayLog }) => {
      for (const log of logs) startDayLog(log);
    });
  });
}
