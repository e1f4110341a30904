import { l, type L } from '../localised.ts';
import { decoration } from '../media.ts';
import { exampleFacts } from '#components/pricing/facts.sample.ts';
import type { ProductFixture, ZonePrices } from '../products.ts';
import { button, type Target } from '../sections/parts.ts';
import type { Package } from '../sections/Section.ts';

type Plan = {
  id: number;
  slug: 'essential' | 'complete';
  title: string;
  label?: L;
  description: L;
  prices: ZonePrices;
  services: L[];
};

const plans: Plan[] = [
  {
    id: 1,
    slug: 'essential',
    title: 'Essential',
    description: l(
      'For those who mostly manage on their own and want somebody to ask.',
      'Til dig, der mest klarer dig selv og gerne vil have nogen at spørge.',
      'Für alle, die meist allein zurechtkommen und jemanden fragen möchten.',
    ),
    prices: { europeDkk: 490, europeEur: 65, europeUsd: 75 },
    services: [
      l('One person who knows you', 'Én person, der kender dig', 'Eine Person, die Sie kennt'),
      l('Answers within two working days', 'Svar inden for to hverdage', 'Antwort in zwei Werktagen'),
      l('A check twice a year', 'Et eftersyn to gange om året', 'Eine Durchsicht zweimal im Jahr'),
    ],
  },
  {
    id: 2,
    slug: 'complete',
    title: 'Complete',
    label: l('What most choose', 'Det, de fleste vælger', 'Was die meisten wählen'),
    description: l(
      'For those who want to hand the work over and read about it once a month.',
      'Til dig, der vil give opgaven fra dig og læse om den en gang om måneden.',
      'Für alle, die die Arbeit abgeben und einmal im Monat davon lesen möchten.',
    ),
    prices: { europeDkk: 1190, europeEur: 160, europeUsd: 180 },
    services: [
      l('Everything in Essential', 'Alt i Essential', 'Alles aus Essential'),
      l('Answers on the same working day', 'Svar samme hverdag', 'Antwort am selben Werktag'),
      l('The work done by us', 'Vi gør arbejdet', 'Wir erledigen die Arbeit'),
      l('A report every month', 'En rapport hver måned', 'Jeden Monat ein Bericht'),
    ],
  },
];

const page = { essential: 'page:essential', complete: 'page:complete' } satisfies Record<string, Target>;

function productOf({ id, slug, title, label, description, prices, services }: Plan): ProductFixture {
  return {
    id,
    slug,
    title,
    date: '2026-11-02T09:00:00',
    productGroup: {
      ...(label && { label }),
      description,
      image: decoration('icon-plan.svg'),
      prices,
      subscriptions: prices,
      services: services.map((name) => ({ name })),
      facts: exampleFacts,
      globalButtons: [button('outline', page[slug], l('Read more', 'Læs mere', 'Mehr lesen'))],
    },
  };
}

const subtitle = l('a month, without VAT', 'om måneden, uden moms', 'im Monat, ohne Umsatzsteuer');

function packageOf({ title, label, description, prices, services }: Plan): Package {
  return {
    title,
    label,
    shortDescription: description,
    highlighted: label !== undefined,
    prices: {
      dkk: { price: String(prices.europeDkk), subtitle },
      eur: { price: String(prices.europeEur), subtitle },
      usd: { price: String(prices.europeUsd), subtitle },
    },
    features: services.map((text) => ({ text, included: true })),
    facts: exampleFacts,
    globalButtons: [
      button(
        label ? 'purple' : 'outline',
        'page:contact',
        l(`Choose ${title}`, `Vælg ${title}`, `${title} wählen`),
      ),
    ],
  };
}

const productsBySlug = Object.fromEntries(plans.map((plan) => [plan.slug, productOf(plan)]));
export const products: Partial<Record<Plan['slug'], ProductFixture>> = productsBySlug;

/** The two plans as packages with a choice of currency. */
export const packages: Package[] = plans.map(packageOf);
