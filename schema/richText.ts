/**
 * Stands at the end of each link that opens a new tab. The sanitiser knows no language, so it only leaves this mark,
 * which no editor can write; whoever draws the text puts the arrow and its wording in the place.
 */
export const newTabMark = '<span data-new-tab></span>';

/** Class of the link that stands for an embedded video, and the attribute that names its player. */
export const videoLinkClass = 'video-link';
export const videoFrameAttribute = 'data-video-frame';
export const videoHostAttribute = 'data-video-host';

/** Class of the box in which a wide table scrolls. */
export const tableScrollClass = 'table-scroll';
