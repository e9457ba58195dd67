export { administer } from './admin/administer.ts';
export { LOCAL_ACTS, type LocalAct } from './admin/local-act.ts';
export { type Backup, backUp } from './backup.ts';
export { type Config, readConfig } from './config.ts';
export { runServer } from './run-server.ts';
export { StartFault } from './start-fault.ts';
export { type RunningServer, startServer } from './start-server.ts';
