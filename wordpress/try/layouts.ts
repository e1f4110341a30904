import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** How the files of a WordPress lie: as its archive has them, as Bedrock has them, or in a folder of a host with others. */
export const layouts = ['plain', 'bedrock', 'folder'] as const;
export type Layout = (typeof layouts)[number];

export type Places = {
  /** What the web server serves. */
  root: string;
  core: string;
  /** `wp-content`, whatever it is called. */
  content: string;
  config: string;
  /** Paths of WordPress's home and of its core below the host. */
  home: string;
  site: string;
  contentPath: string;
};

/** Where everything is in a WordPress of this layout. */
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

/** Puts what a fresh core has into its places, with an `index.php` where visitors come in. */
export async function layOut({ root, core, content, home, site }: Places): Promise<void> {
  if (site === home) return;
  await mkdir(path.join(root, home), { recursive: true });
  if (content !== path.join(core, 'wp-content')) await rename(path.join(core, 'wp-content'), content);
  await writeFile(
    path.join(root, home, 'index.php'),
    `<?php define( 'WP_USE_THEMES', true ); require __DIR__ . '/${path.relative(path.join(root, home), core)}/wp-blog-header.php';\n`,
  );
}
