/** Where WordPress is, by what the site asks and by what WordPress calls itself: `https://example.com/blog` has a folder. */
export type ContentHomes = {
  /** The folders of WordPress's home below its host, each without a slash at its end; the host's root is `''`. */
  folders: readonly string[];
  /** The path of an address below the home that it belongs to; as it is for every other. */
  pathBelow(address: URL): string;
};

/** Makes what knows the folder in which a WordPress lies that shares its host with others. */
export function createContentHomes(urls: readonly (string | undefined)[]): ContentHomes {
  const homes = urls
    .filter((url) => url !== undefined)
    .map((url) => {
      const { host, pathname } = new URL(url);
      return { host, folder: pathname.replace(/\/+$/, '') };
    });
  return {
    folders: [...new Set(homes.map(({ folder }) => folder))],
    pathBelow({ host, pathname }) {
      const home = homes.find(
        ({ host: own, folder }) =>
          own === host && folder !== '' && (pathname === folder || pathname.startsWith(`${folder}/`)),
      );
      return home === undefined ? pathname : pathname.slice(home.folder.length) || '/';
    },
  };
}
