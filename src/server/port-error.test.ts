import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { portFault, tryPort } from './port-error.ts'

async function takePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
  })
  return (server.address() as AddressInfo).port
}

test('the server reports a port in use in one sentence that names the port', async () => {
  const port = await takePort()
  await expect(tryPort({ PORT: port, HOST: 'localhost' })).rejects.toThrow(
    new RegExp(`^Port ${port} is in use\\. .*PORT=${port + 1}\\.$`),
  )
})

test('checking a free port leaves it free', async () => {
  const port = await takePort()
  const other = { PORT: port + 1, HOST: '127.0.0.1' }
  await tryPort(other)
  await expect(tryPort(other)).resolves.toBeUndefined()
})

test('the server reports a privileged port in one sentence', () => {
  const error = Object.assign(new Error('listen'), { syscall: 'listen', code: 'EACCES', port: 80 })
  expect(portFault(error)?.message).toBe('This user may not open port 80. Choose one above 1023, such as PORT=3000.')
})

test('an unrelated error is not treated as a fault of the port', () =>
  expect(portFault(new Error('EADDRINUSE'))).toBeUndefined())
