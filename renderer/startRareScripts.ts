import { whenIdle } from '#components/page/pageLifecycle.ts';

const load = () => import('./rareScripts.ts');

/** Loads the scripts of elements that few pages have. */
export function startRareScripts(): void {
  if (document.querySelector('[data-table-search]') !== null)
    void load().then(({ startTableSearch, startRowSelection }) => {
      startTableSearch();
      startRowSelection();
    });
  const dayLogs = document.querySelectorAll<HTMLElement>('[data-day-log]');
  if (dayLogs.length > 0)
    whenIdle(() => {
      void load().then(({ startDayLog }) => {
        for (const log of dayLogs) startDayLog(log);
      });
    });
  if (document.querySelector('[data-shared-changes]') !== null)
    void load().then(({ startSharedChanges }) => startSharedChanges());
}
