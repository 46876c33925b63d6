/** `npm start`. */
import { runServer } from './built-server.js'

if (!(await runServer('start-site'))) {
  // The next start is quicker with it; this one serves already, and goes on whatever becomes of it.
  const { buildServer } = await import('./build.ts')
  await buildServer().catch((error) => console.error(error))
}
