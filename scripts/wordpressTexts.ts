import { updatePluginCatalogues } from '../wordpress/build/pluginTexts.ts';

await updatePluginCatalogues();
