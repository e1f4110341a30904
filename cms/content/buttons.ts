import { l } from './localised.ts';
import { button, link, type Button } from './sections/parts.ts';

/** Labels shared by many pages, so that they stay consistent. */
export const words = {
  orderTestSims: l('Order test SIMs', 'Bestil test-SIM', 'Test-SIMs bestellen'),
  orderTestKit: l('Order a test kit', 'Bestil et testsæt', 'Testpaket bestellen'),
  talkToUs: l('Talk to us', 'Tal med os', 'Sprechen Sie mit uns'),
  talkToEngineer: l('Talk to an engineer', 'Tal med en tekniker', 'Mit einem Techniker sprechen'),
  readTheCase: l('Read the case', 'Læs historien', 'Fallbericht lesen'),
  writeToUs: l('Write to us', 'Skriv til os', 'Schreiben Sie uns'),
  seePrices: l('See the prices', 'Se priserne', 'Preise ansehen'),
  allArticles: l('All articles', 'Alle artikler', 'Alle Artikel'),
};

export const orderTestSims = (style: Button['style'] = 'purple') =>
  button(style, 'page:test-kit', words.orderTestSims);
export const orderTestKit = (style: Button['style'] = 'purple') =>
  button(style, 'page:test-kit', words.orderTestKit);
export const talkToUs = (style: Button['style'] = 'outline') => button(style, '#lead', words.talkToUs);
export const talkToEngineer = (style: Button['style'] = 'outline') =>
  button(style, '#lead', words.talkToEngineer);
export const seePrices = (style: Button['style'] = 'outline') =>
  button(style, 'page:pricing', words.seePrices);
export const readNordvand = () => link('page:nordvand', words.readTheCase);
