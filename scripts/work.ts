import '../src/server/site-from-environment.ts'
import { exitWithMessage } from '../src/server/exit-with-message.ts'
import { startWorker } from '../src/server/start-worker.ts'
import { endWithParent } from './end-with-parent.js'

endWithParent(() => process.kill(process.pid, 'SIGTERM'))
await startWorker().catch(exitWithMessage)
