// Runs a separate server process with everything except the pages: the worker, the jobs and a graceful stop.
import { exitWithMessage } from '#server/exit-with-message.ts'
import { startServer } from '#server/start-server.ts'

await startServer(() => Promise.resolve(undefined)).catch(exitWithMessage)
