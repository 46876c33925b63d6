import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** The error for a port that cannot be opened. Its message is a sentence for the person who started the server. */
export class PortError extends Error {
  override readonly name = 'PortError'
}

type ListenError = NodeJS.ErrnoException & { port: number }

const isListenError = (error: unknown): error is ListenError =>
  error instanceof Error && 'syscall' in error && error.syscall === 'listen' && 'port' in error

/** Returns the sentence for an error that says why a port could not be opened; undefined for any other error. */
export function portFault(error: unknown): PortError | undefined {
  if (!isListenError(error)) return undefined
  const { code, port } = error
  if (code === 'EADDRINUSE')
    return new PortError(
      `Port ${port} is in use. Stop the program that uses it (an earlier start?), or choose another port: PORT=${port + 1}.`,
      { cause: error },
    )
  if (code === 'EACCES')
    return new PortError(`This user may not open port ${port}. Choose one above 1023, such as PORT=3000.`, {
      cause: error,
    })
  return undefined
}

/** Opens the port briefly, so that a port in use is reported before a database is opened or pages are built. */
export async function tryPort({ PORT: port, HOST: host }: { PORT: number; HOST: string }): Promise<void> {
  const addresses = await lookup(host, { all: true }).catch(() => [])
  for (const { address } of addresses) {
    const server = createServer()
    server.listen({ port, host: address })
    try {
      await once(server, 'listening')
    } catch (error) {
      const fault = portFault(error)
      if (fault) throw fault
      // Skip an address that this machine does not have (often IPv6). The server itself reports other faults when it
      // listens.
      continue
    }
    server.close()
    await once(server, 'close')
  }
}
