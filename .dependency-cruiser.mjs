import { readdirSync } from 'node:fs';

const folder = (name) => `^${name}/`;
/** Folders of `server/` that are not feature folders: shared code and the composition root. */
const shared = 'config|services|middleware|forms|lib|database';
/** Feature folders of `server/`: all that are not listed in `shared`. `services.ts` wires them together. */
const areas = readdirSync('server', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !shared.split('|').includes(entry.name))
  .map(({ name }) => name)
  .join('|');

/**
 * Layers of `components/`, lowest first. A folder may import all folders of lower layers, and the folders of its own layer that are
 * listed as its value. These must precede it, so two folders never import each other.
 */
const layers = [
  { page: [], ui: ['page'] },
  {
    content: [],
    drawing: ['content'],
    media: ['content', 'drawing'],
    pricing: ['content', 'drawing'],
    animation: [],
  },
  {
    preview: [],
    mail: [],
    docs: [],
    search: [],
    forms: [],
    newsletter: ['forms'],
    consent: [],
    analytics: ['consent', 'forms'],
    chat: ['consent'],
    island: ['docs', 'forms', 'newsletter', 'search'],
  },
  { site: [], sections: [], post: [], blog: ['post'], catalogue: [] },
];
const lower = [];
const layerRules = layers.flatMap((layer) => {
  const listedFolders = [];
  const rules = Object.entries(layer).map(([name, neighbours]) => {
    const allowed = [name, ...lower, ...listedFolders.filter((folder) => neighbours.includes(folder))];
    listedFolders.push(name);
    return {
      name: 'components-import-lower-layers',
      severity: 'error',
      from: { path: `^components/${name}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^components/', pathNot: `^components/(${allowed.join('|')})/` },
    };
  });
  lower.push(...listedFolders);
  return rules;
});
const componentFolders = lower.join('|');

/** Fields and samples of section kinds, which WordPress and the embedded content read. */
const ofTheContent =
  '\\.(fields|sample)\\.ts$|/generated/(kinds|samples)\\.ts$|^components/sections/samples/';

/** The directions of imports (docs/decisions/0004). Each rule is named after the boundary that it enforces. */
export default {
  forbidden: [
    {
      name: 'components-stay-in-the-browser',
      severity: 'error',
      from: { path: '^(brand/)?components/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(server|renderer|pages|cms|wordpress)/' },
    },
    {
      name: 'fields-and-samples-stay-out-of-the-browser',
      severity: 'error',
      from: { path: '^(components|renderer|pages)/', pathNot: ofTheContent },
      to: { path: `^content-model/|${ofTheContent}` },
    },
    {
      name: 'content-model-imports-schema-only',
      severity: 'error',
      from: { path: folder('content-model') },
      to: { pathNot: '^(content-model|schema)/' },
    },
    {
      name: 'areas-do-not-import-each-other',
      severity: 'error',
      from: { path: `^server/(${areas})/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^server/(${areas})/`, pathNot: '^server/$1/' },
    },
    {
      name: 'server-does-not-render',
      severity: 'error',
      from: { path: folder('server') },
      to: { path: '^(pages|renderer|components)/' },
    },
    {
      name: 'server-does-not-import-cms',
      severity: 'error',
      from: { path: folder('server'), pathNot: '\\.test\\.ts$' },
      to: { path: folder('cms') },
    },
    {
      name: 'areas-receive-values-not-config',
      severity: 'error',
      from: { path: `^server/(${areas}|middleware|forms|lib|database)/`, pathNot: '\\.test\\.ts$' },
      to: { path: '^server/config/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'lib-is-below-the-areas',
      severity: 'error',
      from: { path: '^server/(forms|lib|database)/', pathNot: '\\.test\\.ts$' },
      to: { path: `^server/(${areas}|middleware|services)` },
    },
    {
      name: 'pages-are-leaves',
      severity: 'error',
      from: { pathNot: folder('pages') },
      to: { path: folder('pages') },
    },
    {
      name: 'leaves',
      severity: 'error',
      from: { path: '^(locales|schema|theme)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(pages|renderer|components|content-model|server|cms|wordpress|tests|scripts)/' },
    },
    {
      name: 'editor-stays-in-wp-admin',
      severity: 'error',
      from: { path: '^wordpress/editor/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(brand|pages|renderer|components|locales|theme|server|cms|scripts|tests|wordpress/(?!editor/))',
      },
    },
    {
      name: 'editor-is-bundled-for-wp-admin',
      severity: 'error',
      from: { pathNot: '^wordpress/editor/' },
      to: { path: '^wordpress/editor/' },
    },
    ...layerRules,
    {
      name: 'components-have-a-layer',
      severity: 'error',
      from: { path: `^components/(?!(${componentFolders})/)` },
      to: {},
    },
    {
      name: 'sections-do-not-import-each-other',
      severity: 'error',
      from: { path: '^components/sections/([^/]+)/', pathNot: '/generated/' },
      to: {
        path: '^components/sections/([^/]+)/',
        pathNot: '^components/sections/($1/|samples/|generated/kinds|__generated__)',
      },
    },
    {
      name: 'ui-does-not-fetch-data',
      severity: 'error',
      from: { path: '^(brand/)?components/ui/' },
      to: { path: 'react-relay' },
    },
    {
      name: 'vike-at-the-edge',
      severity: 'error',
      from: { pathNot: '^(renderer|pages|(brand/)?components/page|server/rendering|vite\\.config\\.ts)' },
      to: { path: '^node_modules/vike' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?url$|^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(styled-system|__generated__|^dist)' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
  },
};
