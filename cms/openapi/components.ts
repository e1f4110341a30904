import { problems } from './answers.ts';
import { schemas } from './schemas.ts';
import type { Answer, Parameter } from './types.ts';

const iccid: Parameter = {
  name: 'iccid',
  in: 'path',
  required: true,
  description: 'The 19 or 20 digits printed on the card.',
  schema: { type: 'string', pattern: '^[0-9]{19,20}$' },
  example: '8945010012345678901',
};

const tag: Parameter = {
  name: 'tag',
  in: 'path',
  required: true,
  description: 'The group that the rule is for. Lower case, digits and hyphens.',
  schema: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
  example: 'buoys',
};

const parameters: Record<string, Parameter> = {
  Iccid: iccid,
  Tag: tag,
  After: {
    name: 'after',
    in: 'query',
    description: 'Where the page begins: the `next` of the page before.',
    schema: { type: 'string' },
  },
  Count: {
    name: 'count',
    in: 'query',
    description: 'How many on a page.',
    schema: { type: 'integer', minimum: 1, maximum: 500, default: 100 },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Any string of up to 64 characters. The same key within 24 hours gets the first answer again and does nothing twice.',
    schema: { type: 'string', maxLength: 64 },
    example: 'order-2026-10-04-0017',
  },
};

const responses: Record<string, Answer> = {
  Unauthorised: problems(401, {
    code: 'no_key',
    title: 'No key, or not a valid one',
    detail: 'The header `Authorization` is missing, or its key was revoked.',
  }),
  RoleTooLow: problems(403, {
    code: 'role_too_low',
    title: 'The role does not reach this far',
    detail: 'The key may read, and this changes something.',
    extra: { role: 'reader', needed: 'operator' },
  }),
  TooManyCalls: {
    ...problems(429, {
      code: 'too_many_calls',
      title: 'Too many calls',
      detail: 'More than 50 calls a second from one key. Wait as `Retry-After` says.',
    }),
    headers: {
      'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
    },
  },
  CoreUnavailable: problems(503, {
    code: 'core_unavailable',
    title: 'The core does not answer',
    detail: 'Both cores are unreachable for the API. Devices that are online stay online.',
  }),
};

const securitySchemes = {
  key: {
    type: 'http',
    scheme: 'bearer',
    description: 'A key from Bridge, under Keys. It begins with `kl_live_` or `kl_test_`.',
  },
};

export const components = { schemas, parameters, responses, securitySchemes };
