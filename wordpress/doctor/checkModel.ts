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

const pluginFile = path.join(import.meta.dirname, '../site/site.php');

const PluginAnswer = v.object({
  version: v.string(),
  // Plugins before 1.2.0 do not say.
  plugin: v.optional(v.string(), ''),
  schema: v.string(),
  // An HMAC of the word doctor with the owner's secret: whether both have the same one.
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

/** Plugins by what ours says of them, and the contract by type and field. */
export async function checkModel(backend: Backend, ownerSecret: string | undefined): Promise<Finding[]> {
  const answer = await backend.plugin();
  const plugin = v.safeParse(PluginAnswer, answer?.body);
  const findings: Finding[] = plugin.success
    ? [
        ok('WordPress', plugin.output.version),
        await checkVersion(plugin.output.plugin),
        checkOwnerSecret(plugin.output.owner, ownerSecret),
        ...plugin.output.states.map(({ name, state, detail, advice }) => ({
          check: name,
          state,
          said: detail,
          advice,
        })),
      ]
    : [whyNotPlugin(answer)];
  const schema =
    plugin.success && plugin.output.schema !== ''
      ? buildSchema(plugin.output.schema, { assumeValidSDL: true })
      : await introspected(backend);
  return [...findings, ...checkPreviews(schema), ...(await checkContract(schema))];
}

/**
 * Which way of previews WPGraphQL has. The site asks by `asPreview`: the header that is to replace it shows the unsaved text of
 * the user who asks alone, and the site asks as a reader of drafts.
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
        'WPGraphQL has no asPreview, by which the site asks for them',
        'Previews show nothing. Take a WPGraphQL that docs/versions.md names.',
      ),
    ];
  return [
    ok(
      check,
      asPreview.deprecationReason == null
        ? 'asPreview'
        : 'asPreview, and the header X-GraphQL-Preview, which the site does not use (docs/versions.md)',
    ),
  ];
}

/** The plugin of this version of the site stands beside it. */
async function checkVersion(installed: string): Promise<Finding> {
  const [, expected = ''] = /^ \* Version: (\S+)$/m.exec(await readFile(pluginFile, 'utf8')) ?? [];
  if (installed === expected) return ok('Plugin', installed);
  return warning(
    'Plugin',
    `WordPress has ${installed === '' ? 'an older version' : installed}, and this site came with ${expected}`,
    'Upload the plugin of the same version: npm run wordpress:zip (docs/upgrading.md).',
  );
}

function checkOwnerSecret(proof: string, secret: string | undefined): Finding {
  const screens = 'Enquiries, Newsletter, Figures and Visits';
  if (secret === undefined)
    return warning(
      'Owner’s secret',
      'OWNER_SECRET is not set',
      `WordPress's screens ${screens} need it: make one under Settings, Site.`,
    );
  if (proof === createHmac('sha256', secret).update('doctor').digest('hex'))
    return ok('Owner’s secret', 'the same on both sides');
  return warning(
    'Owner’s secret',
    'WordPress has another one, or none',
    `Give the site the one of Settings, Site, or make a new one there: ${screens} show nothing without it.`,
  );
}

function whyNotPlugin(answer: { status: number; body: unknown } | undefined): Finding {
  if (answer === undefined)
    return warning(
      'Plugin',
      'REVALIDATE_SECRET is not set',
      'Without it the plugin cannot be asked, changes are seen later, and there are no previews.',
    );
  const { status } = answer;
  const isRefused = status === 401 || status === 403;
  // What our plugin says of a wrong signature; plugins that close the REST interface say something else.
  if (isRefused && !v.is(v.object({ code: v.literal('rest_forbidden') }), answer.body))
    return error('Plugin', 'The REST interface is closed', 'Does a security plugin close /wp-json?');
  return isRefused
    ? error(
        'Plugin',
        'WordPress has another secret',
        'Give the site the secret of Settings, Site, or make a new one.',
      )
    : warning('Plugin', `Our plugin does not answer (${status})`, 'Install it: docs/wordpress.md.');
}

/** With arguments that are deprecated, which work as others do, where WPGraphQL can be asked for them. */
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
        'WPGraphQL does not show its schema',
        'Set REVALIDATE_SECRET so that the plugin shows it, or switch on public introspection while this runs.',
      ),
    ];
  const contract = buildSchema(await readFile(contractFile, 'utf8'));
  const differences = contractDifferences(contract, backend);
  if (differences.length === 0) return [ok('Contract', 'every type and field that the site asks for')];
  return differences.map((difference) =>
    (isMissed(difference) ? error : warning)(
      'Contract',
      `${difference.where}: ${difference.kind}${difference.detail && ` (${difference.detail})`}`,
      adviceFor(difference),
    ),
  );
}

/** Whether pages fail for want of it; the site leaves everything else out, and draws the rest. */
function isMissed({ where, kind }: ContractDifference): boolean {
  const [type = '', field = ''] = where.split('.');
  // Previews alone ask for it.
  if (where.endsWith('(asPreview)')) return false;
  if (kind === 'missing type') return ['RootQuery', 'Page', 'Post', 'Locale'].includes(type);
  if (kind !== 'missing field' || /Input$|Args$|Enum$/.test(type)) return true;
  return neededFields.has(field) || (type === 'RootQuery' && field !== 'products');
}

/** Says a field as its editors know it. */
function adviceFor({ where }: ContractDifference): string {
  const [type = '', fieldName = ''] = where.split('.');
  for (const group of fieldGroups) {
    for (const kind of group.kinds) {
      if (type !== `${group.name}SectionElements${kind.name}Layout`) continue;
      const field = kind.fields.find(({ name }) => name === fieldName);
      const place = `the section "${kind.label.en}"`;
      return field ? `The field "${field.label.en}" of ${place} is missing.` : `It belongs to ${place}.`;
    }
  }
  if (/^SEO|PostTypeSEO|\.seo$/.test(where)) return 'Install our plugin, or WPGraphQL Yoast SEO.';
  if (/wpmlLanguage|Locale|Translation|translat/.test(where))
    return 'Install our plugin with Polylang, or WPML with its GraphQL extension.';
  return 'Install our plugin (docs/wordpress.md), which brings it.';
}
