import { l, type L } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';

const script = '<script>window.hacked = true</script>';
const handler = '<img src="x" onerror="window.hacked = true" alt="">';
const separators = 'line\u2028paragraph\u2029end';
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

function everywhere(text: string): L {
  return l(`${text} (en)`, `${text} (da)`, `${text} (de)`);
}

const html = everywhere(`<p>Before ${script} after ${handler}</p>
<p><a href="javascript:alert(1)">script link</a> <a href="  JaVaScRiPt:alert(1)">disguised</a> <a href="data:text/html,<script>1</script>">data link</a></p>
<svg onload="window.hacked = true"><style>body{display:none}</style></svg><iframe src="https://evil.example/"></iframe>
<p style="position:fixed;inset:0" onclick="window.hacked = true">${longWord} ${separators} &lt;/script&gt; </script></p>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=true&gt;"></math>`);

/** Page with texts that an editor with bad luck or bad intentions may leave. None may run as code or break the page. */
export const hostile: PageFixture = {
  name: 'hostile',
  id: 42,
  slug: l('hostile', 'fjendtlig', 'feindlich'),
  title: everywhere('Tom & Jerry’s <em>“Hostile”</em> page – 5 < 6 </script>'),
  content: html,
  seo: { noindex: true, description: everywhere(`"><script>window.hacked = true</script> ${separators}`) },
  sections: [
    {
      kind: 'HeroElement',
      label: everywhere(script),
      title: everywhere(`${longWord} ${script}`),
      subtitle: everywhere(separators),
      description: html,
      animationLink: 'https://evil.example/animation.json',
      globalButtons: [
        {
          link: { url: 'raw:javascript:window.hacked=true', title: everywhere('Script address') },
          style: 'purple',
        },
        {
          link: { url: 'raw://evil.example/', title: everywhere('No scheme') },
          style: 'black',
          icon: 'youtube',
        },
        {
          link: { url: 'raw:\u0001javascript:window.hacked=true', title: everywhere('Control character') },
          style: 'outline',
        },
        {
          link: { url: 'raw:data:text/html,<script>1</script>', title: everywhere('Data address') },
          style: 'white',
        },
        { link: { url: 'raw:/pricing/', title: everywhere('Relative address') }, style: 'outline-dark' },
        { link: { url: 'raw:', title: everywhere('No address') }, style: 'outline' },
      ],
    },
    {
      kind: 'SectionTitle',
      title: everywhere(longWord.repeat(3)),
      description: everywhere(`<p>${longWord.repeat(6)}</p>`),
    },
    {
      kind: 'Faq',
      title: everywhere('&lt;b&gt; & <b>bold</b> &amp;amp;'),
      faq: [{ question: everywhere(`${script} ${longWord}`), answer: html }],
    },
    {
      kind: 'Features',
      title: everywhere(handler),
      features: [
        {
          title: everywhere(script),
          description: everywhere(`${handler}\n${separators}\n${longWord}`),
          link: { url: 'raw:vbscript:msgbox(1)', title: everywhere('Old script') },
        },
      ],
    },
    {
      kind: 'ContentWithCtaBanner',
      content: html,
      cta: { title: everywhere(script), description: everywhere(handler) },
    },
    { kind: 'CompanyInfo', info: [{ label: everywhere(longWord), value: everywhere(script) }] },
  ],
};
