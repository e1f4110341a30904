import { answer, jsonBody, listOf, parameterRef, problems, schemaRef, usual } from '../answers.ts';
import type { Paths } from '../types.ts';

const key = {
  id: 'k_01JCZT3H',
  name: 'Bridge sync',
  role: 'operator',
  last_used_at: '2026-10-04T14:02:09Z',
  created_at: '2026-01-12T10:00:00Z',
};

/** Who may call, and as what. */
export const keyPaths: Paths = {
  '/v1/key': {
    get: {
      operationId: 'getOwnKey',
      summary: 'Get the key in use',
      description: 'The key that makes this call. The cheapest way to find out whether it works.',
      tags: ['Keys and roles'],
      responses: { '200': answer('The key.', schemaRef('Key'), key), ...usual },
    },
  },
  '/v1/keys': {
    get: {
      operationId: 'listKeys',
      summary: 'List keys',
      description: 'All keys of the account, without their secrets. Needs the role `owner`.',
      tags: ['Keys and roles'],
      responses: { '200': listOf('Key', 'All of them, on one page.', [key]), ...usual },
    },
    post: {
      operationId: 'createKey',
      summary: 'Create a key',
      description: 'Makes a key. The secret is in this answer and in no other. Needs the role `owner`.',
      tags: ['Keys and roles'],
      parameters: [parameterRef('IdempotencyKey')],
      requestBody: jsonBody(
        {
          type: 'object',
          required: ['name', 'role'],
          properties: {
            name: { type: 'string', maxLength: 80, description: 'So that you know it again in two years.' },
            role: { type: 'string', enum: ['reader', 'operator', 'owner'] },
          },
        },
        { name: 'Bridge sync', role: 'operator' },
      ),
      responses: {
        '201': answer('Created. Keep the secret.', schemaRef('NewKey'), {
          key: { ...key, last_used_at: null },
          secret: 'kl_live_Zq3sT0vQ9f2cN7',
        }),
        '422': problems(422, {
          code: 'name_taken',
          title: 'The name is taken',
          detail: 'Another key of the account has it.',
        }),
        ...usual,
      },
    },
  },
  '/v1/keys/{key_id}': {
    delete: {
      operationId: 'revokeKey',
      summary: 'Revoke a key',
      description: 'The key stops working within a second, in both cores. Streams it has open are closed.',
      tags: ['Keys and roles'],
      parameters: [
        {
          name: 'key_id',
          in: 'path',
          required: true,
          description: 'The key.',
          schema: { type: 'string' },
          example: 'k_01JCZT3H',
        },
      ],
      responses: {
        '204': { description: 'Revoked.' },
        '404': problems(404, {
          code: 'unknown_key',
          title: 'No such key',
          detail: 'No key with this id is yours.',
        }),
        '409': problems(409, {
          code: 'last_owner',
          title: 'The last owner',
          detail: 'Nobody could make keys any more. Make another owner first.',
        }),
        ...usual,
      },
    },
  },
};
