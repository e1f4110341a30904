/** States of a part are compared by going from one to the next: each opens where the one before stood. */
export const preserveScroll = true;
