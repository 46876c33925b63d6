// Runs a server process without pages, which ends with the test that started it, even if the test fails.
import { exitWithMessage } from '#server/exit-with-message.ts'
import { startServer } from '#server/start-server.ts'
import { endWithParent } from '../../scripts/end-with-parent.js'

endWithParent(() => process.kill(process.pid, 'SIGTERM'))
await startServer(() => Promise.resolve(undefined)).catch(exitWithMessage)
