import { startChangeButton } from '../changes/changeButton.ts';
import { startFields } from '../screens/startFields.ts';
import { startPublishPanel } from '../publish/publishPanel.ts';

startFields();
startPublishPanel();
startChangeButton();
