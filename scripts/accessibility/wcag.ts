import { tests, type Criterion } from './Criterion.ts';

/** Success criteria of WCAG 2.2, levels A and AA, for the website (https://www.w3.org/TR/WCAG22/). */
export const wcag: readonly Criterion[] = [
  { number: '1.1.1', name: 'Non-text Content', level: 'A', checkedInPartBy: [tests.axe] },
  { number: '1.2.1', name: 'Audio-only and Video-only (Prerecorded)', level: 'A' },
  { number: '1.2.2', name: 'Captions (Prerecorded)', level: 'A' },
  { number: '1.2.3', name: 'Audio Description or Media Alternative (Prerecorded)', level: 'A' },
  { number: '1.2.4', name: 'Captions (Live)', level: 'AA' },
  { number: '1.2.5', name: 'Audio Description (Prerecorded)', level: 'AA' },
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    checkedInPartBy: [tests.axe, tests.validHtml],
  },
  { number: '1.3.2', name: 'Meaningful Sequence', level: 'A' },
  { number: '1.3.3', name: 'Sensory Characteristics', level: 'A' },
  { number: '1.3.4', name: 'Orientation', level: 'AA' },
  {
    number: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    checkedInPartBy: [tests.axe, tests.autocomplete],
  },
  { number: '1.4.1', name: 'Use of Color', level: 'A', checkedInPartBy: [tests.forcedColours] },
  { number: '1.4.2', name: 'Audio Control', level: 'A' },
  { number: '1.4.3', name: 'Contrast (Minimum)', level: 'AA', shownBy: [tests.axe, tests.samples] },
  { number: '1.4.4', name: 'Resize Text', level: 'AA', shownBy: [tests.phone] },
  { number: '1.4.5', name: 'Images of Text', level: 'AA' },
  { number: '1.4.10', name: 'Reflow', level: 'AA', shownBy: [tests.phone] },
  { number: '1.4.11', name: 'Non-text Contrast', level: 'AA', checkedInPartBy: [tests.forcedColours] },
  { number: '1.4.12', name: 'Text Spacing', level: 'AA' },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    checkedInPartBy: [tests.menuHover, tests.menuEscape],
  },
  { number: '2.1.1', name: 'Keyboard', level: 'A', checkedInPartBy: [tests.controls, tests.covered] },
  { number: '2.1.2', name: 'No Keyboard Trap', level: 'A' },
  { number: '2.1.4', name: 'Character Key Shortcuts', level: 'A' },
  { number: '2.2.1', name: 'Timing Adjustable', level: 'A' },
  { number: '2.2.2', name: 'Pause, Stop, Hide', level: 'A', checkedInPartBy: [tests.animation] },
  { number: '2.3.1', name: 'Three Flashes or Below Threshold', level: 'A' },
  { number: '2.4.1', name: 'Bypass Blocks', level: 'A', shownBy: [tests.axe] },
  { number: '2.4.2', name: 'Page Titled', level: 'A', shownBy: [tests.titles] },
  { number: '2.4.3', name: 'Focus Order', level: 'A', checkedInPartBy: [tests.dialogFocus] },
  { number: '2.4.4', name: 'Link Purpose (In Context)', level: 'A', checkedInPartBy: [tests.axe] },
  { number: '2.4.5', name: 'Multiple Ways', level: 'AA', shownBy: [tests.search] },
  { number: '2.4.6', name: 'Headings and Labels', level: 'AA', checkedInPartBy: [tests.titles] },
  { number: '2.4.7', name: 'Focus Visible', level: 'AA' },
  {
    number: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    shownBy: [tests.covered, tests.bannerFocus],
  },
  { number: '2.5.1', name: 'Pointer Gestures', level: 'A' },
  { number: '2.5.2', name: 'Pointer Cancellation', level: 'A' },
  { number: '2.5.3', name: 'Label in Name', level: 'A' },
  {
    number: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    notApplicable: 'The website does not react to motion of the device.',
  },
  { number: '2.5.7', name: 'Dragging Movements', level: 'AA' },
  { number: '2.5.8', name: 'Target Size (Minimum)', level: 'AA', shownBy: [tests.axe] },
  { number: '3.1.1', name: 'Language of Page', level: 'A', shownBy: [tests.titles] },
  { number: '3.1.2', name: 'Language of Parts', level: 'AA', checkedInPartBy: [tests.headTranslations] },
  { number: '3.2.1', name: 'On Focus', level: 'A' },
  { number: '3.2.2', name: 'On Input', level: 'A' },
  { number: '3.2.3', name: 'Consistent Navigation', level: 'AA' },
  { number: '3.2.4', name: 'Consistent Identification', level: 'AA' },
  { number: '3.2.6', name: 'Consistent Help', level: 'A' },
  {
    number: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    shownBy: [tests.missingFields, tests.newsletterErrors],
  },
  { number: '3.3.2', name: 'Labels or Instructions', level: 'A', checkedInPartBy: [tests.axe] },
  { number: '3.3.3', name: 'Error Suggestion', level: 'AA', checkedInPartBy: [tests.newsletterErrors] },
  { number: '3.3.4', name: 'Error Prevention (Legal, Financial, Data)', level: 'AA' },
  { number: '3.3.7', name: 'Redundant Entry', level: 'A' },
  {
    number: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    notApplicable: 'Visitors do not sign in.',
  },
  { number: '4.1.2', name: 'Name, Role, Value', level: 'A', checkedInPartBy: [tests.axe, tests.validHtml] },
  { number: '4.1.3', name: 'Status Messages', level: 'AA' },
];

/** Criteria that WCAG 2.2 added. EN 301 549 V3.2.1 refers to WCAG 2.1, and has no clause for them. */
const addedIn22 = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'];

/** Returns the clause of EN 301 549 V3.2.1 (web), or `undefined` if there is none. */
export function clauseOf(criterionNumber: string): string | undefined {
  return addedIn22.includes(criterionNumber) ? undefined : `9.${criterionNumber}`;
}
