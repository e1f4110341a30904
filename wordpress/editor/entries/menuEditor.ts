import { startFields } from '../screens/startFields.ts';
import { startMenuRows } from '../screens/menuRows.ts';

startFields();
startMenuRows();
