import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import * as v from 'valibot';
import { neededFields } from '#server/content/removeUnknownFields.ts';
import { fieldGroups } from '../model/model.ts';
import type { Backend } from './backend.ts';
import { contractDifferences, type ContractDifference } from './contractDifferences.ts';
import { error, ok, warning, type Finding } from './Finding.ts';

const contractFile = path.join(import.meta.dirname, '../../schema/content.graphql');

const pluginFile = path.join(import.meta.dirname, '../plugin/skerry.php');

const PluginAnswer = v.object({
  version: v.string(),
  // Plugin versions before 1.2.0 do not report their version.
  plugin: v.optional(v.string(), ''),
  schema: v.string(),
  // HMAC of the word "doctor" with the owner's secret as key, to compare the secrets without sending them.
  owner: v.optional(v.string(), ''),
  states: v.array(
    v.object({
      name: v.string(),
      state: v.picklist(['ok', 'warning', 'error']),
      detail: v.string(),
      advice: v.string(),
    }),
  ),
});

/** Checks the plugin's report about WordPress and other plugins, and compares WPGraphQL's schema with the contract. */
export async function checkModel(backend: Backend, ownerSecret: string | undefined): Promise<Finding[]> {
  const response = await backend.plugin();
  const plugin = v.safeParse(PluginAnswer, response?.body);
  const findings: Finding[] = plugin.success
    ? [
        ok('WordPress', plugin.output.version),
        await checkVersion(plugin.output.plugin),
        checkOwnerSecret(plugin.output.owner, ownerSecret),
        ...plugin.output.states.map(({ name, state, detail, advice }) => ({
          check: name,
          state,
          message: detail,
          advice,
        })),
      ]
    : [whyNotPlugin(response)];
  const schema =
    plugin.success && plugin.output.schema !== ''
      ? buildSchema(plugin.output.schema, { assumeValidSDL: true })
      : await introspected(backend);
  return [...findings, ...checkPreviews(schema), ...(await checkContract(schema))];
}

/**
 * Checks that WPGraphQL has `asPreview`. Its successor, the header X-GraphQL-Preview, shows unsaved text only to its
 * author, but the site requests previews as a draft reader.
 */
function checkPreviews(backend: GraphQLSchema | undefined): Finding[] {
  const page = backend?.getQueryType()?.getFields()['page'];
  if (page === undefined) return [];
  const check = 'Previews';
  const asPreview = page.args.find(({ name }) => name === 'asPreview');
  if (asPreview === undefined)
    return [
      warning(
        check,
        'WPGraphQL has no argument asPreview',
        'Previews stay empty. Install a version of WPGraphQL listed in docs/versions.md.',
      ),
    ];
  return [
    ok(
      check,
      asPreview.deprecationReason == null
        ? 'asPreview is available'
        : 'asPreview is available; the site does not use the header X-GraphQL-Preview (docs/versions.md)',
    ),
  ];
}

/** Compares the installed plugin with the one in this repository. */
async function checkVersion(installedVersion: string): Promise<Finding> {
  const [, expected = ''] = /^ \* Version: (\S+)$/m.exec(await readFile(pluginFile, 'utf8')) ?? [];
  if (installedVersion === expected) return ok('Plugin', installedVersion);
  return warning(
    'Plugin',
    `WordPress has ${installedVersion === '' ? 'an older version' : installedVersion}, but this site needs ${expected}`,
    'Upload the plugin of this version: npm run wordpress:zip (docs/upgrading.md).',
  );
}

function checkOwnerSecret(proof: string, secret: string | undefined): Finding {
  const screens = 'Enquiries, Newsletter and Statistics';
  if (secret === undefined)
    return warning(
      'Owner’s secret',
      'OWNER_SECRET is not set',
      `The WordPress screens ${screens} need it. Create one under Settings > Website.`,
    );
  if (proof === createHmac('sha256', secret).update('doctor').digest('hex'))
    return ok('Owner’s secret', 'the same on both sides');
  return warning(
    'Owner’s secret',
    'WordPress has a different one, or none',
    `Copy the one from Settings > Website to OWNER_SECRET, or create a new one there. Without it, ${screens} stay empty.`,
  );
}

function whyNotPlugin(response: { status: number; body: unknown } | undefined): Finding {
  if (response === undefined)
    return warning(
      'Plugin',
      'REVALIDATE_SECRET is not set',
      'Set it to the secret of Settings > Website. Without it, the plugin cannot be checked, changes appear later, and there are no previews.',
    );
  const { status } = response;
  const isRefused = status === 401 || status === 403;
  // The site's plugin rejects a wrong signature with this code. Plugins that block the REST API respond differently.
  if (isRefused && !v.is(v.object({ code: v.literal('rest_forbidden') }), response.body))
    return error('Plugin', 'the REST API is blocked', 'Check whether a security plugin blocks /wp-json.');
  return isRefused
    ? error(
        'Plugin',
        'WordPress has a different secret',
        'Copy the secret from Settings > Website to REVALIDATE_SECRET, or create a new one there.',
      )
    : warning(
        'Plugin',
        `the site’s plugin does not respond (${status})`,
        'Install or activate it (docs/wordpress.md).',
      );
}

/** Introspects the schema, including deprecated arguments if WPGraphQL supports them. */
async function introspected(backend: Backend): Promise<GraphQLSchema | undefined> {
  for (const inputValueDeprecation of [true, false]) {
    const { data } = await backend.graphql(getIntrospectionQuery({ inputValueDeprecation }), {}, true);
    if (isIntrospection(data)) return buildClientSchema(data);
  }
  return undefined;
}

function isIntrospection(data: unknown): data is IntrospectionQuery {
  return v.is(v.object({ __schema: v.object({ types: v.array(v.unknown()) }) }), data);
}

async function checkContract(backend: GraphQLSchema | undefined): Promise<Finding[]> {
  if (backend === undefined)
    return [
      warning(
        'Contract',
        'WPGraphQL does not expose its schema',
        'Set REVALIDATE_SECRET so that the plugin sends it, or enable public introspection while this runs.',
      ),
    ];
  const contract = buildSchema(await readFile(contractFile, 'utf8'));
  const differences = contractDifferences(contract, backend);
  if (differences.length === 0)
    return [ok('Contract', 'every type and field that the site needs is available')];
  return differences.map((difference) =>
    (isMissed(difference) ? error : warning)(
      'Contract',
      `${difference.where}: ${difference.kind}${difference.detail && ` (${difference.detail})`}`,
      adviceFor(difference),
    ),
  );
}

/** Returns whether pages fail because of the difference. The site omits other missing fields and renders the rest. */
function isMissed({ where, kind }: ContractDifference): boolean {
  const [type = '', field = ''] = where.split('.');
  // Only previews use this argument.
  if (where.endsWith('(asPreview)')) return false;
  if (kind === 'missing type') return ['RootQuery', 'Page', 'Post', 'Locale'].includes(type);
  if (kind !== 'missing field' || /Input$|Args$|Enum$/.test(type)) return true;
  return neededFields.has(field) || (type === 'RootQuery' && field !== 'products');
}

/** Returns advice that names fields by the labels that editors see. */
function adviceFor({ where }: ContractDifference): string {
  const [type = '', fieldName = ''] = where.split('.');
  for (const group of fieldGroups) {
    for (const kind of group.kinds) {
      if (type !== `${group.name}SectionElements${kind.name}Layout`) continue;
      const field = kind.fields.find(({ name }) => name === fieldName);
      const location = `the section "${kind.label.en}"`;
      return field
        ? `The field "${field.label.en}" of ${location} is missing.`
        : `It belongs to ${location}.`;
    }
  }
  if (/^SEO|PostTypeSEO|\.seo$/.test(where)) return 'Install the site’s plugin, or WPGraphQL Yoast SEO.';
  if (/wpmlLanguage|Locale|Translation|translat/.test(where))
    return 'Install the site’s plugin with Polylang, or WPML with its GraphQL extension.';
  return 'Install the site’s plugin, which adds it (docs/wordpress.md).';
}
