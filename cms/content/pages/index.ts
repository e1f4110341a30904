import type { PageFixture } from '../PageFixture.ts';
import { products as plans } from '../products.ts';
import { specimens } from '../specimens/specimens.ts';
import { page as about } from './about.ts';
import { page as accessibility } from './accessibility.ts';
import { page as aquaculture } from './aquaculture.ts';
import { page as blog } from './blog.ts';
import { page as briseEnergi } from './briseEnergi.ts';
import { page as bridge } from './bridge.ts';
import { page as changelog } from './changelog.ts';
import { page as coldChain } from './coldChain.ts';
import { page as contact } from './contact.ts';
import { page as cookies } from './cookies.ts';
import { page as coverage } from './coverage.ts';
import { page as customers } from './customers.ts';
import { page as dataProcessing } from './dataProcessing.ts';
import { page as energy } from './energy.ts';
import { page as esim } from './esim.ts';
import { page as havnekran } from './havnekran.ts';
import { page as home } from './home.ts';
import { page as legalNotice } from './legalNotice.ts';
import { page as limits } from './limits.ts';
import { page as log } from './log.ts';
import { page as nordvand } from './nordvand.ts';
import { page as partnerPrices } from './partnerPrices.ts';
import { page as partners } from './partners.ts';
import { page as ports } from './ports.ts';
import { page as pricing } from './pricing.ts';
import { page as privacy } from './privacy.ts';
import { page as privateNetworks } from './privateNetworks.ts';
import { page as products } from './products.ts';
import { page as rail } from './rail.ts';
import { page as responsibleDisclosure } from './responsibleDisclosure.ts';
import { page as satellite } from './satellite.ts';
import { page as security } from './security.ts';
import { page as sim } from './sim.ts';
import { page as solutions } from './solutions.ts';
import { page as support } from './support.ts';
import { page as terms } from './terms.ts';
import { page as testKit } from './testKit.ts';
import { page as tillberg } from './tillberg.ts';
import { page as water } from './water.ts';

/** All pages of the demo site. */
export const pages: PageFixture[] = [
  home,
  products,
  sim,
  esim,
  bridge,
  log,
  privateNetworks,
  limits,
  coverage,
  pricing,
  solutions,
  water,
  energy,
  ports,
  rail,
  coldChain,
  aquaculture,
  customers,
  nordvand,
  havnekran,
  briseEnergi,
  tillberg,
  about,
  partners,
  contact,
  support,
  security,
  testKit,
  terms,
  privacy,
  dataProcessing,
  cookies,
  legalNotice,
  accessibility,
  changelog,
  blog,
  responsibleDisclosure,
  partnerPrices,
  satellite,
  ...specimens({
    products: Object.values(plans),
    articles: ['cause-15-at-high-water', 'eleven-cranes', 'sending-40-bytes'],
  }),
];
