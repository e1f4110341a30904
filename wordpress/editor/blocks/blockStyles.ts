import type { Wp } from '../types/wp.ts';

/**
 * Removes all block styles of WordPress and its theme from the editor (src/Editing/ArticleStyles.php), because the website
 * ignores them. Blocks are registered at different times, on the server and in scripts.
 */
export function removeBlockStyles({ data }: Wp): void {
  let isRemoving = false;
  const remove = () => {
    if (isRemoving) return;
    isRemoving = true;
    const store = data.select('core/blocks');
    for (const { name } of store.getBlockTypes()) {
      const styles = store.getBlockStyles(name) ?? [];
      if (styles.length > 0)
        data.dispatch('core/blocks').removeBlockStyles(
          name,
          styles.map((style) => style.name),
        );
    }
    isRemoving = false;
  };
  remove();
  data.subscribe(remove, 'core/blocks');
}
