import { startIslands } from '#components/island/startIslands.ts';
import { startLeadDialog } from '#components/lead-form/startLeadDialog.ts';
import { startLanguageLinks } from '#components/site/language/startLanguageLinks.ts';
import { startBuildCheck } from '#components/site/connection/startBuildCheck.ts';
import { replaceFailedImages } from '#components/ui/Image/replaceFailedImages.ts';
import './styles.css';

/* All that runs in the browser beside islands, one line each. */
replaceFailedImages();
startIslands();
startLanguageLinks();
startLeadDialog();
startBuildCheck();
