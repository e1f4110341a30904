// Removes every style of a block that WordPress or its theme offers in the editor (src/Editing/ArticleStyles.php): the website
// shows none of them. Blocks are registered at different times, on the server and here.
(function () {
  const { data } = window.wp;
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
})();
