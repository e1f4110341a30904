/** Each state opens at the scroll position of the previous one, so that states can be compared. */
export const preserveScroll = true;
