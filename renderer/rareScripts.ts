/* Scripts that few pages need. They are loaded on demand, as one small file. */
export { startDayLog } from '#components/drawing/startDayLog.ts';
export { startSharedChanges } from '#components/preview/startSharedChanges.ts';
export { startRowSelection } from '#components/sections/Table/startRowSelection.ts';
export { startTableSearch } from '#components/sections/Table/startTableSearch.ts';
