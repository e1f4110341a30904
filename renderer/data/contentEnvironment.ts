import { Environment, fetchQuery as fetchWithRelay, Network, RecordSource, Store } from 'relay-runtime';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { FetchContent } from '#schema/pageServices.ts';

/** Creates a Relay environment for the responses of one page. It is used only while the page is rendered. */
export function contentEnvironment(fetchContent: FetchContent): Environment {
  return new Environment({
    network: Network.create(async (operation, variables) => ({
      data: await fetchContent(operation, variables),
    })),
    store: new Store(new RecordSource()),
    isServer: true,
  });
}

/** Creates the environment of a page without a query. It rejects all requests. */
export function emptyEnvironment(): Environment {
  return contentEnvironment(() =>
    Promise.reject(new Error('A component started a query of its own. Only page queries may fetch data.')),
  );
}

/**
 * Fetches an operation's data, in which fragments are opaque keys. Rejects if there is no response, or if the response
 * does not match the operation.
 */
export async function fetchQuery<TQuery extends OperationType>(
  environment: Environment,
  operation: GraphQLTaggedNode,
  variables: TQuery['variables'],
): Promise<TQuery['response']> {
  const response = await fetchWithRelay<TQuery>(environment, operation, variables).toPromise();
  if (response === undefined) throw new Error('The content backend did not respond.');
  return response;
}
