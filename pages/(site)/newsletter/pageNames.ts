/** The newsletter's pages, by the last segment of their addresses. */
export const pageNames = ['check-mail', 'confirm', 'unsubscribe', 'preferences'] as const;

export type PageName = (typeof pageNames)[number];
