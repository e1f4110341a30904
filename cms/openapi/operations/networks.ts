import { answer, jsonBody, listOf, parameterRef, problems, query, schemaRef, usual } from '../answers.ts';
import type { Parameter, Paths } from '../types.ts';

const nordtel = {
  code: '238-01',
  name: 'Nordtel DK',
  country: 'DK',
  radios: ['2g', 'lte', 'lte-m', 'nb-iot', '5g'],
  zone: 'europe',
  permanent: true,
  psm: true,
};

const steering = {
  tag: 'buoys',
  prefer: ['238-01', '240-07'],
  avoid: ['238-02'],
  fallback_after_seconds: 180,
};

const networkId: Parameter = {
  name: 'private_network_id',
  in: 'path',
  required: true,
  description: 'The private network.',
  schema: { type: 'string' },
  example: 'n_01JCZS1F',
};

const tunnel = {
  id: 'n_01JCZS1F',
  name: 'Pumps to Aarhus',
  kind: 'wireguard',
  range: '10.64.0.0/20',
  core: 'both',
  state: 'up',
  last_handshake_at: '2026-10-04T14:01:30Z',
};

const unknownNetwork = problems(404, {
  code: 'unknown_private_network',
  title: 'No such private network',
  detail: 'None with this id is yours.',
});

/** Which networks there are, which a SIM should take, and the way from them to you. */
export const networkPaths: Paths = {
  '/v1/networks': {
    get: {
      operationId: 'listNetworks',
      summary: 'List networks',
      description:
        'All 584 networks in 181 countries, with what each of them really does. The coverage page is drawn from this.',
      tags: ['Networks'],
      parameters: [
        query('country', 'Only this country, two letters.', { type: 'string', pattern: '^[A-Z]{2}$' }, 'DK'),
        query('radio', 'Only networks with this radio.', {
          type: 'string',
          enum: ['2g', '3g', 'lte', 'lte-m', 'nb-iot', '5g'],
        }),
        parameterRef('After'),
        parameterRef('Count'),
      ],
      responses: { '200': listOf('Network', 'A page of networks.', [nordtel], '238-02'), ...usual },
    },
  },
  '/v1/networks/{code}': {
    get: {
      operationId: 'getNetwork',
      summary: 'Get a network',
      description: 'One network by its country and network code.',
      tags: ['Networks'],
      parameters: [
        {
          name: 'code',
          in: 'path',
          required: true,
          description: 'Country code, hyphen, network code.',
          schema: { type: 'string', pattern: '^[0-9]{3}-[0-9]{2,3}$' },
          example: '238-01',
        },
      ],
      responses: {
        '200': answer('The network.', schemaRef('Network'), nordtel),
        '404': problems(404, {
          code: 'unknown_network',
          title: 'Not one of ours',
          detail: 'We have no agreement with a network of this code.',
        }),
        ...usual,
      },
    },
  },
  '/v1/steering/{tag}': {
    get: {
      operationId: 'getSteering',
      summary: 'Get steering',
      description: 'Which networks SIMs with the tag are led to. Without a rule they take the strongest.',
      tags: ['Networks'],
      parameters: [parameterRef('Tag')],
      responses: {
        '200': answer('The rule.', schemaRef('Steering'), steering),
        '404': problems(404, {
          code: 'no_rule',
          title: 'No rule',
          detail: 'SIMs with this tag take the strongest network.',
        }),
        ...usual,
      },
    },
    put: {
      operationId: 'setSteering',
      summary: 'Set steering',
      description:
        'Leads SIMs with the tag to networks in your order. Reaches devices at their next attach; a reset makes that now.',
      tags: ['Networks'],
      parameters: [parameterRef('Tag')],
      requestBody: jsonBody(schemaRef('Steering'), steering),
      responses: {
        '200': answer('The rule.', schemaRef('Steering'), steering),
        '422': problems(422, {
          code: 'nothing_left',
          title: 'No network would be left',
          detail: 'In at least one country where these SIMs are, all networks are on the list to avoid.',
          extra: { countries: ['DK'] },
        }),
        ...usual,
      },
    },
  },
  '/v1/private-networks': {
    get: {
      operationId: 'listPrivateNetworks',
      summary: 'List private networks',
      description: 'Your tunnels and peerings and whether they are up.',
      tags: ['Private networks'],
      responses: { '200': listOf('PrivateNetwork', 'All of them, on one page.', [tunnel]), ...usual },
    },
    post: {
      operationId: 'createPrivateNetwork',
      summary: 'Create a private network',
      description:
        'Sets aside a range of addresses and opens both cores for your side. WireGuard is up within a minute; IPsec and peering need a person on our side, on weekdays.',
      tags: ['Private networks'],
      parameters: [parameterRef('IdempotencyKey')],
      requestBody: jsonBody(schemaRef('PrivateNetworkDraft'), {
        name: 'Pumps to Aarhus',
        kind: 'wireguard',
        range: '10.64.0.0/20',
        core: 'both',
        public_key: 'o4Q0w1bq0uS0Q3mZb1x3m2T1yQx8V2f0p1o9r8c7d6E=',
      }),
      responses: {
        '201': answer('Created.', schemaRef('PrivateNetwork'), {
          ...tunnel,
          state: 'waiting',
          last_handshake_at: null,
        }),
        '409': problems(409, {
          code: 'range_taken',
          title: 'The range is taken',
          detail: 'It overlaps with another network of yours. The answer names it.',
          extra: { with: 'n_01JCZR00' },
        }),
        ...usual,
      },
    },
  },
  '/v1/private-networks/{private_network_id}': {
    get: {
      operationId: 'getPrivateNetwork',
      summary: 'Get a private network',
      description: 'One private network and its last sign of life.',
      tags: ['Private networks'],
      parameters: [networkId],
      responses: {
        '200': answer('The private network.', schemaRef('PrivateNetwork'), tunnel),
        '404': unknownNetwork,
        ...usual,
      },
    },
    delete: {
      operationId: 'deletePrivateNetwork',
      summary: 'Delete a private network',
      description: 'Closes the tunnel. SIMs in its range get public addresses at their next session.',
      tags: ['Private networks'],
      parameters: [
        networkId,
        query('force', 'Also when SIMs are inside.', { type: 'boolean', default: false }),
      ],
      responses: {
        '204': { description: 'Closed.' },
        '404': unknownNetwork,
        '409': problems(409, {
          code: 'sims_inside',
          title: 'SIMs are inside',
          detail: 'SIMs have a session in the range. Add `?force=true` if that is what you want.',
        }),
        ...usual,
      },
    },
  },
};
