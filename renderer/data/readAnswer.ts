import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLTaggedNode,
} from 'relay-runtime';

/** An answer of the content backend as Relay hands it out: fragments in it are opaque keys. */
export type PageAnswer = {
  /** The data that the operation itself selects; `usePageQuery` knows its type. */
  response: unknown;
  /** Where the fragments are read. It lives as long as the page that is drawn from it. */
  environment: Environment;
};

/**
 * Puts an answer in a store of its own and looks the operation's data up in it, masked. Throws when the answer is not one
 * to this operation.
 */
export function readAnswer(operation: GraphQLTaggedNode, variables: object, answer: object): PageAnswer {
  const environment = emptyEnvironment();
  const descriptor = createOperationDescriptor(getRequest(operation), variables);
  let failure: unknown;
  // Unlike `commitPayload`, which leaves a fault to whoever catches what nobody caught.
  environment
    .executeWithSource({ operation: descriptor, source: Observable.from({ data: answer }) })
    .subscribe({ error: (error: unknown) => (failure = error) });
  if (failure !== undefined) throw failure;
  return { response: environment.lookup(descriptor.fragment).data, environment };
}

/** For a page without an answer. */
export function emptyEnvironment(): Environment {
  return new Environment({
    network: Network.create(() => Promise.reject(new Error('A component asked for data of its own.'))),
    store: new Store(new RecordSource()),
    isServer: true,
  });
}
