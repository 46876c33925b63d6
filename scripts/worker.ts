/** `npm run worker`: the outbox and the jobs in a process of their own. */
import '../src/server/site-from-environment.ts'
import { endWithSentence } from '../src/server/end-with-sentence.ts'
import { startWorker } from '../src/server/start-worker.ts'
import { endWithParent } from './end-with-parent.js'

process.env['NODE_ENV'] ??= 'production'
endWithParent(() => process.kill(process.pid, 'SIGTERM'))
await startWorker().catch(endWithSentence)
