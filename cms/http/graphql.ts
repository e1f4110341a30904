import type { IncomingMessage } from 'node:http';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { WordPressContext } from '../wordpress/context.ts';
import { createSchema } from '../wordpress/schema.ts';
import { jsonAnswer, readBody, type Answer } from './answer.ts';

export type GraphQLHandler = (
  request: IncomingMessage,
  url: URL,
  context: WordPressContext,
) => Promise<Answer>;

const batchLimit = 10;
const debugNote = {
  type: 'DEBUG_LOGS_INACTIVE',
  message: 'GraphQL Debug logging is not active. To see debug logs, GRAPHQL_DEBUG must be enabled.',
};

/** What WPGraphQL does not read at all, and answers with 500: no GraphQL, no JSON, no query. */
const unreadable = new Set(['GRAPHQL_PARSE_FAILED', 'BAD_REQUEST']);

/** Yoga over the content contract, with WPGraphQL's statuses. */
export function createGraphQLHandler(): GraphQLHandler {
  const yoga = createYoga<WordPressContext>({
    schema: createSchema(),
    batching: { limit: batchLimit },
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    maskedErrors: { errorMessage: 'Internal server error' },
    plugins: [noteDebugging],
  });

  return async (request, url, context) => {
    const body = request.method === 'POST' ? await readBody(request) : undefined;
    if (body?.trim() === '')
      return refusal(
        'GraphQL Request must include at least one of those two parameters: "query" or "queryId"',
      );
    const response = await yoga.fetch(
      url,
      {
        method: request.method,
        headers: {
          accept: 'application/json',
          'content-type': request.headers['content-type'] ?? 'application/json',
        },
        body,
      },
      context,
    );
    const text = await response.text();
    return {
      status: statusOf(text),
      headers: { 'content-type': 'application/json; charset=UTF-8' },
      body: text,
    };
  };
}

const noteDebugging: Plugin = {
  onExecutionResult({ result, setResult }) {
    if (!result || Array.isArray(result) || Symbol.asyncIterator in result) return;
    setResult({ ...result, extensions: { ...result.extensions, debug: [debugNote] } });
  },
};

function statusOf(body: string): number {
  const content: unknown = body.includes('"errors"') ? JSON.parse(body) : undefined;
  return codesOf(content).some((code) => unreadable.has(code)) ? 500 : 200;
}

function codesOf(content: unknown): string[] {
  if (typeof content !== 'object' || content === null || !('errors' in content)) return [];
  const errors: unknown[] = Array.isArray(content.errors) ? content.errors : [];
  return errors.flatMap((error) => {
    const code = /"code":"(\w+)"/.exec(JSON.stringify(error))?.[1];
    return code ? [code] : [];
  });
}

function refusal(message: string): Answer {
  return jsonAnswer(500, { errors: [{ message }], extensions: { debug: [debugNote] } });
}
