import { facts } from '../facts.ts';
import { l } from '../localised.ts';
import { drawnMedia } from '../media.ts';

const purpose = l(
  'Activate a SIM and limit its data',
  'Aktivér et SIM-kort, og begræns dets data',
  'SIM-Karte freischalten und ihr Datenvolumen begrenzen',
);
const asComment = (mark: string, code: string) =>
  l(`${mark} ${purpose.en}\n${code}`, `${mark} ${purpose.da}\n${code}`, `${mark} ${purpose.de}\n${code}`);

const body = '{ "tag": "buoys", "limit_mb": 50 }';

const reply = l(
  '202 Accepted  in 84 ms\n{ "state": "activating", "networks": {networks} }\n# {webhookSeconds} s later, POST to your webhook\n{ "type": "attach", "network": "240-07", … }',
  '202 Accepted  på 84 ms\n{ "state": "activating", "networks": {networks} }\n# {webhookSeconds} s senere, POST til din webhook\n{ "type": "attach", "network": "240-07", … }',
  '202 Accepted  in 84 ms\n{ "state": "activating", "networks": {networks} }\n# {webhookSeconds} s später, POST an Ihren Webhook\n{ "type": "attach", "network": "240-07", … }',
);

/** One call in three languages. */
export const webhookCode = drawnMedia(
  {
    kind: 'code',
    samples: [
      {
        language: 'curl',
        request: asComment(
          '#',
          `curl -X POST \\
  https://api.kystlink.example/v1/sims/89450100260401478/activate \\
  -H "Authorization: Bearer $KYSTLINK_KEY" \\
  -d '${body}'`,
        ),
        reply,
      },
      {
        language: 'TypeScript',
        request: asComment(
          '//',
          `await kystlink.sims.activate('89450100260401478', {
  tag: 'buoys',
  limit_mb: 50,
});`,
        ),
        reply,
      },
      {
        language: 'Python',
        request: asComment(
          '#',
          `kystlink.sims.activate(
    "89450100260401478",
    tag="buoys",
    limit_mb=50,
)`,
        ),
        reply,
      },
    ],
  },
  l(
    'A POST request that activates a SIM with a limit of 50 MB, accepted in 84 ms',
    'Et POST-kald, der aktiverer et SIM-kort med en grænse på 50 MB og modtages på 84 ms',
    'Ein POST-Aufruf, der eine SIM-Karte mit einem Limit von 50 MB freischaltet, angenommen nach 84 ms',
  ),
);

export const shortCode = drawnMedia(
  {
    kind: 'code',
    samples: [
      {
        language: 'HTTP',
        request: 'POST /v1/sims/89450100260401478/activate\n{ "tag": "buoys", "limit_mb": 50 }',
        reply: `202 Accepted\n{ "state": "activating", "networks": ${facts.networks} }`,
      },
    ],
  },
  l(
    'An API call that the API accepts',
    'Et API-kald, som API’et modtager',
    'Ein API-Aufruf, den die API annimmt',
  ),
);
