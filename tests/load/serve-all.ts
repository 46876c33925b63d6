// A separate server process with everything but the pages: the worker, the jobs and an orderly stop.
import { exitWithMessage } from '#server/exit-with-message.ts'
import { startServer } from '#server/start-server.ts'

await startServer(() => Promise.resolve()).catch(exitWithMessage)
