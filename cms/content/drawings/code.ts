import { facts } from '../facts.ts';
import { l } from '../localised.ts';
import { drawn } from '../media.ts';

const wake = l(
  'wake a SIM and cap what it may spend',
  'væk et SIM-kort, og sæt loft over forbruget',
  'SIM-Karte wecken und ihr Volumen begrenzen',
);
const asComment = (mark: string, code: string) =>
  l(`${mark} ${wake.en}\n${code}`, `${mark} ${wake.da}\n${code}`, `${mark} ${wake.de}\n${code}`);

const body = `{
    "state": "active",
    "plan": "fleet-europe",
    "tags": ["buoys", "oresund"],
    "limit": { "monthly_mb": 50, "on_reach": "block" }
  }`;

const reply = l(
  '200 OK  in 84 ms\n{ "state": "active", "networks": {networks}, "ip": "10.4.6.147" }\n# {webhookSeconds} s later, POST to your webhook\n{ "event": "sim.attached", "network": "Sundnet SE" }',
  '200 OK  på 84 ms\n{ "state": "active", "networks": {networks}, "ip": "10.4.6.147" }\n# {webhookSeconds} s senere, POST til din webhook\n{ "event": "sim.attached", "network": "Sundnet SE" }',
  '200 OK  in 84 ms\n{ "state": "active", "networks": {networks}, "ip": "10.4.6.147" }\n# {webhookSeconds} s später, POST an Ihren Webhook\n{ "event": "sim.attached", "network": "Sundnet SE" }',
);

/** One call in three languages. */
export const webhookCode = drawn(
  {
    kind: 'code',
    samples: [
      {
        language: 'curl',
        request: asComment(
          '#',
          `curl -X PATCH \\
  https://api.kystlink.example/v1/sims/89450100260401478 \\
  -H "Authorization: Bearer $KYSTLINK_KEY" \\
  -d '${body}'`,
        ),
        reply,
      },
      {
        language: 'TypeScript',
        request: asComment(
          '//',
          `await kystlink.sims.update('89450100260401478', {
  state: 'active',
  plan: 'fleet-europe',
  tags: ['buoys', 'oresund'],
  limit: { monthly_mb: 50, on_reach: 'block' },
});`,
        ),
        reply,
      },
      {
        language: 'Python',
        request: asComment(
          '#',
          `kystlink.sims.update(
    "89450100260401478",
    state="active",
    plan="fleet-europe",
    tags=["buoys", "oresund"],
    limit={"monthly_mb": 50, "on_reach": "block"},
)`,
        ),
        reply,
      },
    ],
  },
  l(
    'A PATCH request that activates a SIM with a limit of 50 MB, answered with 200 OK in 84 ms',
    'Et PATCH-kald, der aktiverer et SIM-kort med en grænse på 50 MB og får 200 OK på 84 ms',
    'Ein PATCH-Aufruf, der eine SIM-Karte mit einem Limit von 50 MB freischaltet; die Antwort 200 OK kommt nach 84 ms',
  ),
);

export const shortCode = drawn(
  {
    kind: 'code',
    samples: [
      {
        language: 'HTTP',
        request: 'PATCH /v1/sims/89450100260401478\n{ "state": "active", "plan": "fleet-europe" }',
        reply: `200 OK\n{ "state": "active", "networks": ${facts.networks} }`,
      },
    ],
  },
  l(
    'An API call answered with 200 OK',
    'Et API-kald besvaret med 200 OK',
    'Ein API-Aufruf, beantwortet mit 200 OK',
  ),
);
