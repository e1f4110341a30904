import { l } from './localised.ts';
import type { FooterFixture } from './navigation.ts';
import { link } from './sections/parts.ts';

export const footer: FooterFixture = {
  address: [
    ['Kystlink ApS', 'Pejlekajen 7', l('DK-2150 Nordhavn', '2150 Nordhavn', 'DK-2150 Nordhavn, Dänemark')],
    ['CVR 99 12 34 07', 'hello@kystlink.example'],
  ],
  menu: [
    {
      title: l('Products', 'Produkter', 'Produkte'),
      items: [
        { link: link('page:sim', 'Kystlink SIM') },
        { link: link('page:esim', l('eSIM and eUICC', 'eSIM og eUICC', 'eSIM und eUICC')) },
        {
          link: link(
            'page:bridge',
            l('Bridge, the dashboard', 'Bridge, oversigten', 'Bridge, die Oberfläche'),
          ),
        },
        { link: link('page:log', l('The log', 'Loggen', 'Das Protokoll')) },
        { link: link('page:private-networks', l('Private networks', 'Private netværk', 'Private Netze')) },
        { link: link('page:pricing', l('Pricing', 'Priser', 'Preise')) },
      ],
    },
    {
      title: l('Developers', 'Udviklere', 'Entwickler'),
      items: [
        {
          link: { ...link('docs', l('API reference', 'API-reference', 'API-Referenz')), target: '_blank' },
          highlight: true,
        },
        {
          link: link('https://status.kystlink.example', l('Network status', 'Netstatus', 'Netzstatus')),
          highlight: true,
        },
        { link: link('docs/tag/webhooks', 'Webhooks') },
        { link: link('docs/libraries', l('Libraries', 'Biblioteker', 'Bibliotheken')) },
        { link: link('page:changelog', l('Changelog', 'Ændringslog', 'Änderungen')) },
      ],
    },
    {
      title: l('Company', 'Om os', 'Unternehmen'),
      items: [
        { link: link('page:about', l('About', 'Om Kystlink', 'Über uns')) },
        { link: link('page:customers', l('Customers', 'Kunder', 'Kunden')) },
        { link: link('page:partners', l('Partners', 'Partnere', 'Partner')) },
        { link: link('blog', 'Journal') },
        {
          link: link(
            'https://jobs.kystlink.example',
            l('Open positions', 'Ledige stillinger', 'Offene Stellen'),
          ),
          highlight: true,
        },
        { link: link('page:contact', l('Contact', 'Kontakt', 'Kontakt')) },
      ],
    },
    {
      title: l('Legal', 'Juridisk', 'Rechtliches'),
      items: [
        { link: link('page:terms', l('Terms', 'Vilkår', 'Bedingungen')) },
        {
          link: link(
            'page:data-processing',
            l('Data processing', 'Databehandling', 'Auftrags\u00ADverarbeitung'),
          ),
        },
        { link: link('page:privacy', l('Privacy', 'Privatliv', 'Datenschutz')) },
        { link: link('page:security', l('Security', 'Sikkerhed', 'Sicherheit')) },
        { link: link('page:cookies', 'Cookies') },
        { link: link('page:accessibility', l('Accessibility', 'Tilgængelighed', 'Barrierefreiheit')) },
        {
          link: link('page:legal-notice', l('Legal notice', 'Virksomheds\u00ADoplysninger', 'Impressum')),
        },
      ],
    },
  ],
  socials: [
    {
      link: 'https://www.linkedin.com/company/kystlink-example',
      icon: 'linkedin',
      altText: l('Kystlink on LinkedIn', 'Kystlink på LinkedIn', 'Kystlink auf LinkedIn'),
    },
    {
      link: 'https://www.youtube.com/@kystlink-example',
      icon: 'youtube',
      altText: l('Kystlink on YouTube', 'Kystlink på YouTube', 'Kystlink auf YouTube'),
    },
  ],
  copyright: [
    { text: '© 2026 Kystlink ApS' },
    {
      text: l(
        'Coast geometry, public domain:',
        'Kystgeometri, fri for ophavsret:',
        'Küstengeometrie, gemeinfrei:',
      ),
      link: link('https://www.naturalearthdata.com', 'Natural Earth'),
    },
  ],
};
