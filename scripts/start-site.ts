import '../src/server/site-from-environment.ts'
import { exitWithMessage } from '../src/server/exit-with-message.ts'
import { readEnv } from '../src/server/env.ts'
import { tryPort } from '../src/server/port-error.ts'
import { serveSite } from '../src/server/serve-site.ts'
import { asStep } from '../src/server/start-step.ts'
import { buildPagesIfStale } from './build.ts'
import { endWithParent } from './end-with-parent.js'

endWithParent(() => process.kill(process.pid, 'SIGTERM'))
// Reports wrong settings before anything is built.
try {
  await tryPort(readEnv(process.env))
} catch (error) {
  exitWithMessage(error)
}
// Builds the pages while the database starts, because a first start can use two cores. The other languages' pages and
// the compressed files follow while the site already serves guests.
const servable = Promise.withResolvers<void>()
const areAllBuilt = buildPagesIfStale({ onBegin: () => undefined, onServable: servable.resolve })
await serveSite({
  isServable: asStep('building the pages', Promise.race([servable.promise, areAllBuilt])),
  areAllBuilt,
})
