/** The opening text of the reference, in Markdown: its headings become entries of the sidebar. */
export const introduction = `
Everything that Bridge shows, and everything it can do, goes through this API. There is no second one.

\`\`\`bash
curl https://api.kystlink.example/v1/key \\
  -H "Authorization: Bearer $KEY"
\`\`\`

If that answers with your key's name, the rest will work.

## Keys and roles

Send the key in the header \`Authorization: Bearer …\`. Keys come from Bridge or from this API and have one of three roles.

| Role | May |
| --- | --- |
| \`reader\` | read everything but keys and invoices |
| \`operator\` | also change SIMs, limits, steering, webhooks |
| \`owner\` | also make keys, order, read invoices |

Keys that begin with \`kl_test_\` see five invented SIMs, which attach, are refused and run out of data on a fixed plan. They cost nothing.

## Errors

Errors are problem documents (RFC 9457), with the media type \`application/problem+json\`. Build on \`code\`: it does not change. Read \`detail\`: it says what happened this time. \`instance\` names the call; support finds it by that.

| Status | What it means |
| --- | --- |
| 400, 422 | The call is wrong. Do not send it again. |
| 401, 403 | The key is wrong, or its role too low. |
| 404 | There is none, or it is not yours. |
| 409 | Things stand differently than you thought. |
| 429 | Too many calls. \`Retry-After\` says how long. |
| 503 | We are down. Wait a second, then two, then four. |

## Calls and pages

50 calls a second from one key, with room for 200 in a burst. Lists come in pages: pass \`next\` as \`after\` until it is \`null\`. A call that makes something may carry \`Idempotency-Key\`, and may then be sent again without harm.

## Checking a signature

Each delivery of a webhook carries \`Kystlink-Signature: t=…,v1=…\`. Compute the HMAC-SHA-256 of \`{t}.{body}\` with the webhook's secret, compare in constant time, and refuse anything older than five minutes.

\`\`\`js
import { createHmac, timingSafeEqual } from 'node:crypto';

export function isOurs(header, body, secret) {
  const { t, v1 } = Object.fromEntries(header.split(',').map((part) => part.split('=')));
  const expected = createHmac('sha256', secret).update(t + '.' + body).digest();
  const given = Buffer.from(v1, 'hex');
  const fresh = Math.abs(Date.now() / 1000 - Number(t)) < 300;
  return fresh && given.length === expected.length && timingSafeEqual(given, expected);
}
\`\`\`

## Versions

The version is a month. A new one adds; it does not take away or rename. When that must happen one day, the old path stays for 24 months, and whoever uses it hears of it by mail.
`.trim();
