import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Directory layouts of WordPress: as in its archive, as in Bedrock, or in a subfolder of a host. */
export const layouts = ['plain', 'bedrock', 'folder'] as const;
export type Layout = (typeof layouts)[number];

export type Places = {
  /** Document root of the web server. */
  root: string;
  core: string;
  /** The `wp-content` folder, whose name depends on the layout. */
  content: string;
  config: string;
  /** URL path of WordPress's home. `site` is the path of its core. */
  home: string;
  site: string;
  contentPath: string;
};

/** Returns the paths of a WordPress with this layout. */
export function placesOf(folder: string, layout: Layout): Places {
  const below = (...parts: string[]) => path.join(folder, ...parts);
  if (layout === 'bedrock')
    return {
      ...{ root: below('web'), core: below('web/wp'), content: below('web/app') },
      ...{ config: below('web/wp-config.php'), home: '', site: '/wp', contentPath: '/app' },
    };
  if (layout === 'folder')
    return {
      ...{ root: folder, core: below('blog/wordpress'), content: below('blog/wordpress/wp-content') },
      ...{ config: below('blog/wp-config.php'), home: '/blog', site: '/blog/wordpress' },
      contentPath: '/blog/wordpress/wp-content',
    };
  return {
    ...{ root: folder, core: folder, content: below('wp-content'), config: below('wp-config.php') },
    ...{ home: '', site: '', contentPath: '/wp-content' },
  };
}

/** Moves the files of a fresh core to the layout's paths, and adds an `index.php` to the home folder. */
export async function layOut({ root, core, content, home, site }: Places): Promise<void> {
  if (site === home) return;
  await mkdir(path.join(root, home), { recursive: true });
  if (content !== path.join(core, 'wp-content')) await rename(path.join(core, 'wp-content'), content);
  await writeFile(
    path.join(root, home, 'index.php'),
    `<?php define( 'WP_USE_THEMES', true ); require __DIR__ . '/${path.relative(path.join(root, home), core)}/wp-blog-header.php';\n`,
  );
}
