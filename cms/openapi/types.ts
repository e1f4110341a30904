/** A JSON Schema, or a reference to one of the named schemas. */
export type Schema = Readonly<Record<string, unknown>>;

export type Example = { summary?: string; value: unknown };

export type MediaType = { schema: Schema; examples: Record<string, Example> };

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  schema: Schema;
  example?: unknown;
};

export type Answer = {
  description: string;
  headers?: Record<string, { description: string; schema: Schema }>;
  content?: Record<string, MediaType>;
};

export type Reference = { $ref: string };

/** An operation of the reference: without summary, description, tag and answers it does not compile. */
export type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: [TagName];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required: boolean; content: Record<string, MediaType> };
  responses: Record<string, Answer | Reference>;
  security?: Record<string, string[]>[];
};

export type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';

export type Paths = Record<`/v1/${string}`, Partial<Record<Method, Operation>>>;

export type TagName =
  | 'Keys and roles'
  | 'SIMs'
  | 'eSIM profiles'
  | 'The log'
  | 'Usage and invoices'
  | 'Limits and alarms'
  | 'Webhooks'
  | 'Networks'
  | 'Private networks';

export type Tag = { name: TagName; description: string };
