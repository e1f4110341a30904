/* What few pages need and fetch when they do, in one small file. */
export { startDayLog } from '#components/drawing/startDayLog.ts';
export { startRowSelection } from '#components/sections/Table/startRowSelection.ts';
export { startTableSearch } from '#components/sections/Table/startTableSearch.ts';
export { startSharedChanges } from '#components/preview/startSharedChanges.ts';
