const words = {
  en: {
    copy: 'Copy',
    comment: 'wake a SIM and cap what it may spend',
    took: 'in 84 ms',
    after: '1.9 s later',
    hook: 'POST to your webhook',
  },
  da: {
    copy: 'Kopiér',
    comment: 'væk et SIM-kort, og sæt loft over forbruget',
    took: 'på 84 ms',
    after: '1,9 s senere',
    hook: 'POST til din webhook',
  },
  de: {
    copy: 'Kopieren',
    comment: 'SIM-Karte wecken und ihr Volumen begrenzen',
    took: 'in 84 ms',
    after: '1,9 s später',
    hook: 'POST an Ihren Webhook',
  },
};

const panel = (w) => `<style>
.code{position:absolute;inset:0;background:var(--ink);color:#dde9ee;display:flex;flex-direction:column}
.tabs{display:flex;padding:0 10px;border-bottom:1px solid var(--hair-night);font-size:14px;font-weight:500;color:var(--fog)}
.tabs span{padding:14px 14px 12px;border-bottom:2px solid transparent}
.tabs span:first-child{color:#fff;border-color:var(--signal)}.tabs span:last-child{margin-left:auto}
pre{margin:0;font:400 13px/1.7 var(--mono);font-variant-ligatures:none}
.ask{padding:20px 24px 0;flex:1}.res{border-top:1px solid var(--hair-night);background:var(--deep);padding:14px 24px 16px}
.c{color:#86a5b2}.s{color:#9adbc0}.n{color:#f2d98a}.f{color:#9ccbea}.k{color:#f0a3e4}.ok{color:var(--starboard-light)}
</style><div class="code"><div class="tabs"><span>curl</span><span>TypeScript</span><span>Python</span><span>${w.copy}</span></div>
<pre class="ask"><span class="c"># ${w.comment}</span>
<span class="f">curl</span> -X PATCH \\
  https://api.kystlink.example/v1/sims/<span class="n">89450100260401478</span> \\
  -H <span class="s">"Authorization: Bearer $KYSTLINK_KEY"</span> \\
  -d <span class="s">'{
    "state": "active",
    "plan":  "fleet-europe",
    "tags":  ["buoys", "oresund"],
    "limit": { "monthly_mb": 50, "on_reach": "block" }
  }'</span></pre>
<pre class="res"><span class="ok">200 OK</span>  ${w.took}
{ "state": "active", "networks": <span class="n">584</span>, "ip": "10.4.6.147" }
<span class="c"># ${w.after}, ${w.hook}</span>
{ "event": <span class="s">"sim.attached"</span>, "network": <span class="s">"Sundnet SE"</span> }</pre></div>`;

export const pictures = [{ name: 'code-webhook', width: 602, height: 430, words, html: panel }];
