import { answer, jsonBody, listOf, parameterRef, problems, query, schemaRef, usual } from '../answers.ts';
import type { Parameter, Paths } from '../types.ts';

const webhookId: Parameter = {
  name: 'webhook_id',
  in: 'path',
  required: true,
  description: 'The webhook.',
  schema: { type: 'string' },
  example: 'w_01JCZR5D',
};

const draft = {
  url: 'https://ops.nordvand.example/kystlink',
  events: ['rejected', 'limit.reached'],
  tag: 'pumps',
};
const webhook = { id: 'w_01JCZR5D', ...draft, state: 'on', secret_hint: '9f2c' };

const delivery = {
  id: 'd_01JCZR9X',
  event_id: 'e_01JCZP7M',
  attempt: 1,
  state: 'delivered',
  status: 204,
  milliseconds: 41,
  next_at: null,
};

const unknownWebhook = problems(404, {
  code: 'unknown_webhook',
  title: 'No such webhook',
  detail: 'No webhook with this id is yours.',
});

const badAddress = problems(422, {
  code: 'address_refused',
  title: 'We do not call this address',
  detail: 'It is not https, or leads to a private network.',
});

/** Events, brought to your door. */
export const webhookPaths: Paths = {
  '/v1/webhooks': {
    get: {
      operationId: 'listWebhooks',
      summary: 'List webhooks',
      description: 'All webhooks of the account. At most 20.',
      tags: ['Webhooks'],
      responses: { '200': listOf('Webhook', 'All of them, on one page.', [webhook]), ...usual },
    },
    post: {
      operationId: 'createWebhook',
      summary: 'Create a webhook',
      description:
        'From now on we post each event that fits to your address. The signing secret is in this answer and in no other.',
      tags: ['Webhooks'],
      parameters: [parameterRef('IdempotencyKey')],
      requestBody: jsonBody(schemaRef('WebhookDraft'), draft),
      responses: {
        '201': answer(
          'Created. Keep the secret.',
          {
            allOf: [
              schemaRef('Webhook'),
              {
                type: 'object',
                required: ['secret'],
                properties: { secret: { type: 'string', description: 'Signs every delivery.' } },
              },
            ],
          },
          { ...webhook, secret: 'whsec_3kT0vQ9f2c' },
        ),
        '409': problems(409, {
          code: 'too_many_webhooks',
          title: 'Twenty is the limit',
          detail: 'Remove one first, or take `*` and sort on your side.',
        }),
        '422': badAddress,
        ...usual,
      },
    },
  },
  '/v1/webhooks/{webhook_id}': {
    get: {
      operationId: 'getWebhook',
      summary: 'Get a webhook',
      description: 'One webhook, without its secret.',
      tags: ['Webhooks'],
      parameters: [webhookId],
      responses: {
        '200': answer('The webhook.', schemaRef('Webhook'), webhook),
        '404': unknownWebhook,
        ...usual,
      },
    },
    patch: {
      operationId: 'changeWebhook',
      summary: 'Change a webhook',
      description:
        'Changes what you send and leaves the rest. Events on their way still go to the old address.',
      tags: ['Webhooks'],
      parameters: [webhookId],
      requestBody: jsonBody(
        { ...schemaRef('WebhookDraft') },
        { url: draft.url, events: ['*'], state: 'off' },
      ),
      responses: {
        '200': answer('The webhook as it is now.', schemaRef('Webhook'), {
          ...webhook,
          events: ['*'],
          state: 'off',
        }),
        '404': unknownWebhook,
        '422': badAddress,
        ...usual,
      },
    },
    delete: {
      operationId: 'deleteWebhook',
      summary: 'Delete a webhook',
      description: 'Events that wait for another attempt are dropped. They stay in the log.',
      tags: ['Webhooks'],
      parameters: [webhookId],
      responses: { '204': { description: 'Deleted.' }, '404': unknownWebhook, ...usual },
    },
  },
  '/v1/webhooks/{webhook_id}/test': {
    post: {
      operationId: 'testWebhook',
      summary: 'Test a webhook',
      description:
        'Posts a signed event of the type `test` at once and waits up to ten seconds for your answer.',
      tags: ['Webhooks'],
      parameters: [webhookId],
      responses: {
        '200': answer('What your server said.', schemaRef('Delivery'), delivery),
        '404': unknownWebhook,
        '504': problems(504, {
          code: 'no_answer',
          title: 'Your server did not answer',
          detail: 'Ten seconds went by. In real life we would try again.',
        }),
        ...usual,
      },
    },
  },
  '/v1/webhooks/{webhook_id}/deliveries': {
    get: {
      operationId: 'listDeliveries',
      summary: 'List deliveries',
      description: 'What we sent and what came back, newest first. Kept for 30 days.',
      tags: ['Webhooks'],
      parameters: [
        webhookId,
        query('state', 'Only deliveries in this state.', {
          type: 'string',
          enum: ['delivered', 'waiting', 'given_up'],
        }),
        parameterRef('After'),
        parameterRef('Count'),
      ],
      responses: {
        '200': listOf('Delivery', 'A page of deliveries.', [
          delivery,
          {
            ...delivery,
            id: 'd_01JCZR9K',
            attempt: 3,
            state: 'waiting',
            status: 500,
            milliseconds: 212,
            next_at: '2026-10-04T14:20:00Z',
          },
        ]),
        '404': unknownWebhook,
        ...usual,
      },
    },
  },
  '/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/retry': {
    post: {
      operationId: 'retryDelivery',
      summary: 'Retry a delivery',
      description: 'Sends it once more, now, whatever came of it before.',
      tags: ['Webhooks'],
      parameters: [
        webhookId,
        {
          name: 'delivery_id',
          in: 'path',
          required: true,
          description: 'The delivery.',
          schema: { type: 'string' },
          example: 'd_01JCZR9K',
        },
      ],
      responses: {
        '202': answer('Under way.', schemaRef('Delivery'), {
          ...delivery,
          id: 'd_01JCZR9K',
          attempt: 4,
          state: 'waiting',
          status: null,
          milliseconds: null,
        }),
        '404': unknownWebhook,
        ...usual,
      },
    },
  },
};
