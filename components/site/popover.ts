// Browsers without popovers know none of this; what they would show is hidden then (theme/globalCss.ts).

/** Whether an element is a popover that shows, by a press that came before any script for instance. */
export function isPopoverOpen(element: HTMLElement | null): boolean {
  return element !== null && 'showPopover' in element && element.matches(':popover-open');
}

/** Shows or hides a popover, whichever it does now. */
export function setPopoverOpen(element: HTMLElement | null, isOpen: boolean): void {
  if (element !== null && 'showPopover' in element && isPopoverOpen(element) !== isOpen)
    element.togglePopover(isOpen);
}
