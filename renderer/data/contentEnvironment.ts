import { Environment, fetchQuery as fetchWithRelay, Network, RecordSource, Store } from 'relay-runtime';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { FetchContent } from '#schema/pageServices.ts';

/** Where one page's answers are kept as Relay reads them. It lives as long as the page that is rendered from it. */
export function contentEnvironment(fetchContent: FetchContent): Environment {
  return new Environment({
    network: Network.create(async (operation, variables) => ({
      data: await fetchContent(operation, variables),
    })),
    store: new Store(new RecordSource()),
    isServer: true,
  });
}

/** For a page without a query. */
export function emptyEnvironment(): Environment {
  return contentEnvironment(() => Promise.reject(new Error('A component asked for data of its own.')));
}

/**
 * Asks for an operation's own data; fragments in it are opaque keys. Rejects where nothing can be had, and when the
 * answer is not one to this operation.
 */
export async function fetchQuery<TQuery extends OperationType>(
  environment: Environment,
  operation: GraphQLTaggedNode,
  variables: TQuery['variables'],
): Promise<TQuery['response']> {
  const response = await fetchWithRelay<TQuery>(environment, operation, variables).toPromise();
  if (response === undefined) throw new Error('The content backend gave no answer.');
  return response;
}
