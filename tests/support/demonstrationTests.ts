import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '../../brand/brand.ts';
import { locales } from '../../brand/languages.ts';
import * as parts from '../../brand/parts.ts';
import { typeface } from '../../brand/typeface.ts';

const textOf = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../../brand', file), 'utf8');

/**
 * Whether `brand/` has the languages, currencies, features, lead form, product fields, consent categories, interests
 * and typeface of the demo.
 */
export const isDemonstration: boolean =
  Object.keys(locales).join() === 'en,da,de' &&
  brand.currencies.join() === 'dkk,eur,usd' &&
  Object.entries(parts).every(([name, part]) =>
    Array.isArray(part) ? part.length === 0 : part === (name !== 'webVitals'),
  ) &&
  textOf('leadForm.ts').includes('numberOfSims') &&
  ['= defaultPackageFields;', '...defaultProductFields', 'facts = {}'].every((text) =>
    textOf('product.ts').includes(text),
  ) &&
  textOf('consent.ts').includes('defaultCategories') &&
  textOf('newsletter.ts').includes('coverage') &&
  typeface.family === 'Instrument Sans';

/**
 * Tests that depend on the demo: its Danish pages, prices in three currencies and full set of features. Another
 * company's `npm test` skips them, because they do not test its site. Upstream runs them for every version.
 */
export const demonstrationTests: readonly string[] = [
  'cms/content/posts/posts.test.ts',
  'components/blog/BlogList.test.tsx',
  'components/content/amount.test.ts',
  'components/forms/LeadForm.test.tsx',
  'components/forms/describedLeadForm.test.tsx',
  'components/post/FurtherReading.test.tsx',
  'components/pricing/Offer.test.ts',
  'components/pricing/describedFacts.test.tsx',
  'components/ui/Image/replaceFailedImages.test.ts',
  'locales/addresses.test.ts',
  'locales/routing.test.ts',
  'locales/specifiedTexts.test.ts',
  'renderer/head/documentHead.test.ts',
  'renderer/head/jsonLd/pageGraph.test.ts',
  'renderer/pageChecks.test.ts',
  'renderer/renderMail.test.ts',
  'schema/text.test.ts',
  'scripts/translations/messageFaults.test.ts',
  'scripts/validTranslations.test.ts',
  'server/config/config.test.ts',
  'server/content/cacheTags.test.ts',
  'server/content/contentMatches.test.ts',
  'server/content/revalidation.test.ts',
  'server/enquiries/enquiryRouter.test.ts',
  'server/enquiries/fieldLabels.test.ts',
  'server/lib/requestLocale.test.ts',
  'server/lib/translate.test.ts',
  'server/mail/viewer/router.test.ts',
  'server/media/qrRouter.test.ts',
  'server/media/socialImages.test.ts',
  'server/middleware/canonicalAddress.test.ts',
  'server/middleware/localeRedirect.test.ts',
  'server/middleware/speculationRules.test.ts',
  'server/newsletter/import/readImport.test.ts',
  'server/newsletter/newsletterRouter.test.ts',
  'server/rendering/fastPath.test.ts',
  'server/rendering/madeUpAddresses.test.ts',
  'server/rendering/notFoundTemplate.test.ts',
  'server/rendering/renderingMiddleware.test.ts',
  'server/seo/atomFeed.test.ts',
  'server/seo/documents.test.ts',
  'server/seo/sitemap.test.ts',
  'server/services/contentChanges.test.ts',
  'wordpress/model/products.test.ts',
  'tests/contract/accessibilityStatement.test.ts',
  'tests/contract/cms.test.ts',
  'tests/contract/cmsContent.test.ts',
  'tests/contract/cmsFacts.test.ts',
  'tests/contract/cmsHttp.test.ts',
  'tests/contract/cmsRest.test.ts',
  'tests/contract/content-queries.test.ts',
  'tests/contract/specified-fields.test.ts',
  'tests/contract/structured-data.test.ts',
  'tests/integration/api-reference.test.ts',
  'tests/integration/content-outage.test.ts',
  'tests/integration/form-challenge.test.ts',
  'tests/integration/mail-sender.test.ts',
  'tests/integration/metrics.test.ts',
  'tests/integration/newsletter-confirm.test.ts',
  'tests/integration/newsletter-mail.test.ts',
  'tests/integration/newsletter-preferences.test.ts',
  'tests/integration/newsletter-signup.test.ts',
  'tests/integration/owner-commands.test.ts',
  'tests/integration/shared-changes.test.ts',
  'tests/integration/site-search.test.ts',
  'tests/integration/tracing.test.ts',
  'tests/integration/walks.test.ts',
  'tests/e2e/api-reference-without-specification.spec.ts',
  'tests/e2e/api-reference.spec.ts',
  'tests/e2e/check-a-page.spec.ts',
  'tests/e2e/choose-cookies.spec.ts',
  'tests/e2e/click-twice.spec.ts',
  'tests/e2e/come-back-at-once.spec.ts',
  'tests/e2e/fall-back-to-another-font.spec.ts',
  'tests/e2e/find-the-privacy-notice.spec.ts',
  'tests/e2e/count-visits.spec.ts',
  'tests/e2e/follow-a-newsletter-link.spec.ts',
  'tests/e2e/follow-a-redirect.spec.ts',
  'tests/e2e/go-back.spec.ts',
  'tests/e2e/keep-no-traces.spec.ts',
  'tests/e2e/look-in-other-ways.spec.ts',
  'tests/e2e/lose-the-connection.spec.ts',
  'tests/e2e/move-between-pages.spec.ts',
  'tests/e2e/open-the-chat.spec.ts',
  'tests/e2e/open-the-home-page.spec.ts',
  'tests/e2e/preview-a-draft.spec.ts',
  'tests/e2e/preview-beside-the-fields.spec.ts',
  'tests/e2e/price-a-fleet.spec.ts',
  'tests/e2e/publish-a-change.spec.ts',
  'tests/e2e/read-no-english.spec.ts',
  'tests/e2e/read-the-blog.spec.ts',
  'tests/e2e/search-the-site.spec.ts',
  'tests/e2e/see-where-the-office-is.spec.ts',
  'tests/e2e/solve-a-form-challenge.spec.ts',
  'tests/e2e/start-and-stop.spec.ts',
  'tests/e2e/restyle-only-what-changes.spec.ts',
  'tests/e2e/switch-language.spec.ts',
  'tests/e2e/use-every-control.spec.ts',
  'tests/attacks/attacks.test.ts',
  'tests/attacks/faults.test.ts',
  'tests/attacks/hostileContent.test.ts',
  'tests/attacks/incompleteContent.test.ts',
  'tests/attacks/unknownPages.test.ts',
  'components/consent/consentCookie.test.ts',
  'components/consent/cookies.test.ts',
  'components/drawing/Drawing.test.tsx',
  'scripts/register/register.test.ts',
  'server/config/newsletterConfig.test.ts',
  'server/content/normalizeResponse.test.ts',
  'server/content/oldAddresses.test.ts',
  'server/content/redirectHits.test.ts',
  'server/content/sharedChanges.test.ts',
  'server/enquiries/customForm.test.ts',
  'server/enquiries/ownerRouter.test.ts',
  'server/enquiries/uploads.test.ts',
  'server/middleware/securityHeaders.test.ts',
  'server/newsletter/import/exportShapes.test.ts',
  'server/newsletter/issues/archiveFeedRouter.test.ts',
  'server/operations/figures.test.ts',
  'server/operations/pageCounts.test.ts',
  'server/operations/siteWordsRouter.test.ts',
  'server/page-check/pageCheckRouter.test.ts',
  'tests/contract/any-wordpress.test.ts',
  'tests/integration/newsletter-issues.test.ts',
  'tests/integration/newsletter-round-trip.test.ts',
  'wordpress/doctor/examine.test.ts',
];
