import { addEraseCommand } from './owner/eraseCommand.ts';
import { addImportCommand } from './owner/importCommand.ts';
import { addListCommands } from './owner/listCommands.ts';
import { addOutboxCommands } from './owner/outboxCommands.ts';
import { addPersonCommands } from './owner/personCommands.ts';
import { createProgram, runProgram } from './owner/program.ts';
import { addReactivateCommand } from './owner/reactivateCommand.ts';
import { addStatsCommand } from './owner/statsCommand.ts';

const program = createProgram(
  'newsletter',
  'Manages subscribers, imports and the outbox (docs/newsletter.md).',
);
addStatsCommand(program);
addListCommands(program);
addImportCommand(program);
addPersonCommands(program);
addEraseCommand(program);
addOutboxCommands(program);
addReactivateCommand(program);
await runProgram(program);
