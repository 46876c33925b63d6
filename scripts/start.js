/** `npm start`. */
import { runServer } from './built-server.js'

if (!(await runServer('start-site'))) {
  // Bundles the server for a quicker next start. This start already serves, and continues even if that fails.
  const { buildServer } = await import('./build.ts')
  await buildServer().catch((error) => console.error(error))
}
