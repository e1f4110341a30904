import {
  createOperationDescriptor,
  Environment,
  getRequest,
  getSingularSelector,
  graphql,
  Network,
  RecordSource,
  Store,
  type ReaderFragment,
} from 'relay-runtime';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCms, type Cms } from '#cms/server.ts';
import { readFragment, type CompiledFragment } from '#renderer/relay/readFragment.ts';

const operation = graphql`
  query fragmentReaderTestQuery($uri: ID!) {
    page(id: $uri, idType: URI) {
      pageElements {
        sectionElements {
          ...PageSections_sections
        }
      }
    }
  }
`;

type Node = ReaderFragment & CompiledFragment;
type Sections = Record<string, unknown>[];

const nodes = import.meta.glob<Node>('/components/sections/**/__generated__/*_section*.graphql.ts', {
  eager: true,
  import: 'default',
});
const nodeNamed = (name: string) => {
  const [, node] = Object.entries(nodes).find(([file]) => file.endsWith(`/${name}.graphql.ts`)) ?? [];
  if (node === undefined) throw new Error(`There is no fragment ${name}.`);
  return node;
};

const Answer = v.object({
  data: v.looseObject({
    page: v.looseObject({
      pageElements: v.object({ sectionElements: v.array(v.record(v.string(), v.unknown())) }),
    }),
  }),
});

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

async function fetchAnswer(uri: string) {
  const response = await fetch(`${cms.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: getRequest(operation).params.text, variables: { uri } }),
  });
  return v.parse(Answer, await response.json()).data;
}

/** The sections as Relay's own store reads them, each kind's fragment included. */
function readByStore(uri: string, data: v.InferOutput<typeof Answer>['data']) {
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error('offline'))),
    store: new Store(new RecordSource()),
  });
  const descriptor = createOperationDescriptor(getRequest(operation), { uri });
  environment.commitPayload(descriptor, data);
  const read = (node: Node, key: unknown) => {
    const selector = getSingularSelector(node, key);
    return selector ? environment.lookup(selector).data : undefined;
  };
  const root = v.parse(Answer.entries.data, environment.lookup(descriptor.fragment).data);
  return root.page.pageElements.sectionElements.map((key) => readKinds(key, read));
}

function readKinds(key: unknown, read: (node: Node, key: unknown) => unknown) {
  const section = v.parse(
    v.record(v.string(), v.unknown()),
    read({ ...nodeNamed('PageSections_sections'), metadata: null }, key),
  );
  return Object.entries(section).flatMap(([kind, kindKey]) =>
    kind === '__typename' || kindKey == null
      ? []
      : [[kind, withoutReferences(read(nodeNamed(`${kind}_section`), kindKey))]],
  );
}

/** What a store adds to keep its references is not data. */
function withoutReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutReferences);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) =>
      /^__(id|fragment)/.test(key) ? [] : [[key, withoutReferences(child)]],
    ),
  );
}

it.each(['/', '/de/', '/all-sections/', '/minimal-sections/', '/pricing/'])(
  "reads the sections of %s from the answer exactly as Relay's store does",
  async (uri) => {
    const data = await fetchAnswer(uri);
    const sections: Sections = data.page.pageElements.sectionElements;
    const read = sections.map((section) => readKinds(section, readFragment));
    expect(read.length).toBeGreaterThan(3);
    expect(read).toEqual(readByStore(uri, data));
  },
);

it('refuses a directive that needs a store, and a key that is no part of an answer', () => {
  const streaming: CompiledFragment = JSON.parse('{"selections":[{"kind":"Stream","selections":[]}]}');
  expect(() => readFragment(streaming, {})).toThrow(/may not use/);
  expect(() => readFragment({ selections: [] }, 'text')).toThrow(/not part of an answer/);
});
