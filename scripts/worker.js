/** `npm run worker`: runs the outbox and the jobs in a process of their own. */
import { runServer } from './built-server.js'

await runServer('work')
