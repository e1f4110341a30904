import { startConfirmations } from '../screens/confirmations.ts';

startConfirmations();
