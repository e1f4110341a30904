/** Each state opens at the scroll position of the previous state, so that states can be compared. */
export const preserveScroll = true;
