import { startConfirmations } from '../screens/confirmations.ts';
import { startCopySecret } from '../screens/copySecret.ts';
import { startLongWork } from '../screens/longWork.ts';

startConfirmations();
startCopySecret();
startLongWork();
