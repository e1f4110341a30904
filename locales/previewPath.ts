/** Where editors see what is not published; `/page` and `/post` follow. */
export const previewPath = '/preview';
