import type { Answer, MediaType, Operation, Parameter, Reference, Schema } from './types.ts';

export const schemaRef = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
export const parameterRef = (name: string): Reference => ({ $ref: `#/components/parameters/${name}` });

/** A JSON media type with its one example. */
function json(schema: Schema, value: unknown): Record<string, MediaType> {
  return { 'application/json': { schema, examples: { default: { value } } } };
}

export function jsonBody(schema: Schema, value: unknown): NonNullable<Operation['requestBody']> {
  return { required: true, content: json(schema, value) };
}

export function answer(description: string, schema: Schema, value: unknown): Answer {
  return { description, content: json(schema, value) };
}

/** One page of a list: the items and where the next page begins. */
export function listOf(
  name: string,
  description: string,
  data: unknown[],
  next: string | null = null,
): Answer {
  const schema = {
    type: 'object',
    required: ['data', 'next'],
    properties: {
      data: { type: 'array', items: schemaRef(name) },
      next: {
        type: ['string', 'null'],
        description: 'Pass it as `after` for the next page. `null` on the last one.',
      },
    },
  };
  return answer(description, schema, { data, next });
}

export function query(name: string, description: string, schema: Schema, example?: unknown): Parameter {
  return { name, in: 'query', description, schema, ...(example === undefined ? {} : { example }) };
}

type ProblemCase = { code: string; title: string; detail: string; extra?: Record<string, unknown> };

/** An error answer of one operation: a problem document (RFC 9457) for each way in which it happens. */
export function problems(status: number, ...cases: [ProblemCase, ...ProblemCase[]]): Answer {
  const examples = Object.fromEntries(
    cases.map(({ code, title, detail, extra }) => [
      code,
      {
        summary: `${code}: ${title}`,
        value: problem(status, { code, title, detail, ...(extra ? { extra } : {}) }),
      },
    ]),
  );
  return {
    description: cases.map(({ code, detail }) => `\`${code}\` ${detail}`).join('\n\n'),
    content: { 'application/problem+json': { schema: schemaRef('Problem'), examples } },
  };
}

/** The answers that any operation with a key may give. */
export const usual: Record<string, Reference> = {
  '401': { $ref: '#/components/responses/Unauthorised' },
  '403': { $ref: '#/components/responses/RoleTooLow' },
  '429': { $ref: '#/components/responses/TooManyCalls' },
  '503': { $ref: '#/components/responses/CoreUnavailable' },
};

function problem(status: number, { code, title, detail, extra }: ProblemCase): Record<string, unknown> {
  return {
    type: `https://api.kystlink.example/problems/${code.replaceAll('_', '-')}`,
    title,
    status,
    code,
    detail,
    instance: '/requests/01JCZK4Q2V7B',
    ...extra,
  };
}
