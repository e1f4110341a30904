import { tests, type Criterion } from './Criterion.ts';

/**
 * Success criteria of ATAG 2.0 part B, levels A and AA, for the plugin's editing screens
 * (https://www.w3.org/TR/ATAG20/#part_b). Clause 11.8 of EN 301 549 asks for the same.
 */
export const atag: readonly Criterion[] = [
  { number: 'B.1.1.1', name: 'Content Auto-Generation After Authoring Sessions', level: 'A' },
  {
    number: 'B.1.1.2',
    name: 'Content Auto-Generation During Authoring Sessions',
    level: 'A',
    checkedInPartBy: [tests.samples],
  },
  { number: 'B.1.2.1', name: 'Restructuring and Recoding Transformations', level: 'A' },
  { number: 'B.1.2.2', name: 'Copy-Paste Inside Authoring Tool', level: 'A' },
  { number: 'B.1.2.3', name: 'Optimizations Preserve Accessibility', level: 'A' },
  { number: 'B.1.2.4', name: 'Text Alternatives for Non-Text Content are Preserved', level: 'A' },
  { number: 'B.2.1.1', name: 'Accessible Content Possible', level: 'A', shownBy: [tests.axe, tests.samples] },
  { number: 'B.2.2.1', name: 'Accessible Option Prominence', level: 'A' },
  { number: 'B.2.2.2', name: 'Setting Accessibility Properties', level: 'A' },
  { number: 'B.2.3.1', name: 'Alternative Content is Editable', level: 'A' },
  { number: 'B.2.3.2', name: 'Automating Repair of Text Alternatives', level: 'A' },
  { number: 'B.2.4.1', name: 'Accessible Template Options', level: 'A', shownBy: [tests.samples] },
  { number: 'B.2.4.2', name: 'Identify Template Accessibility', level: 'AA' },
  { number: 'B.2.4.3', name: 'Author-Created Templates', level: 'AA' },
  { number: 'B.2.5.1', name: 'Accessible Pre-Authored Content Options', level: 'AA', shownBy: [tests.axe] },
  { number: 'B.2.5.2', name: 'Identify Pre-Authored Content Accessibility', level: 'AA' },
  {
    number: 'B.3.1.1',
    name: 'Checking Assistance',
    level: 'A',
    checkedInPartBy: [tests.pageCheck, tests.findings],
  },
  { number: 'B.3.1.2', name: 'Help Authors Decide', level: 'A', checkedInPartBy: [tests.findings] },
  {
    number: 'B.3.1.3',
    name: 'Help Authors Locate',
    level: 'A',
    shownBy: [tests.panelFocus, tests.pageCheck],
  },
  { number: 'B.3.1.4', name: 'Status Report', level: 'AA', checkedInPartBy: [tests.findings] },
  { number: 'B.3.1.5', name: 'Programmatic Association of Results', level: 'AA' },
  {
    number: 'B.3.2.1',
    name: 'Repair Assistance',
    level: 'A',
    checkedInPartBy: [tests.panelFocus, tests.panelAgain],
  },
  { number: 'B.4.1.1', name: 'Features Active by Default', level: 'A' },
  { number: 'B.4.1.2', name: 'Option to Reactivate Features', level: 'A' },
  { number: 'B.4.1.3', name: 'Feature Deactivation Warning', level: 'AA' },
  { number: 'B.4.1.4', name: 'Feature Prominence', level: 'AA' },
  { number: 'B.4.2.1', name: 'Model Practice', level: 'A' },
  { number: 'B.4.2.2', name: 'Feature Instructions', level: 'A' },
];
