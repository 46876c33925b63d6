import { vi } from 'vitest'
import { uncleProgram } from '#operator/uncle.ts'

/** Thrown instead of calling `process.exit`. */
class Exit extends Error {
  readonly code: number
  constructor(code: number) {
    super(`the command ends with ${code}`)
    this.code = code
  }
}

/**
 * Runs an operator's command in the test's own process, ten times faster than `runUncle`, and returns the same: the
 * exit code and the output. Throws errors that the user did not cause.
 */
export async function runUncleHere(words: readonly string[], environment: Readonly<Record<string, string>>) {
  const written = { stdout: '', stderr: '' }
  const into = (stream: keyof typeof written, end: string) => (text: unknown) => {
    written[stream] += `${String(text)}${end}`
    return true
  }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(into('stdout', '\n')),
    vi.spyOn(console, 'error').mockImplementation(into('stderr', '\n')),
    vi.spyOn(process.stdout, 'write').mockImplementation(into('stdout', '')),
    vi.spyOn(process.stderr, 'write').mockImplementation(into('stderr', '')),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Exit(Number(code))
    }),
  ]
  for (const [name, value] of Object.entries({ UNCLE_AS: undefined, ...environment })) vi.stubEnv(name, value)
  const { exitCode } = process
  process.exitCode = 0
  try {
    await uncleProgram().parseAsync(words, { from: 'user' })
    return { ...written, stdout: written.stdout.trim(), status: process.exitCode }
  } catch (error) {
    if (!(error instanceof Exit)) throw error
    return { ...written, stdout: written.stdout.trim(), status: error.code }
  } finally {
    process.exitCode = exitCode
    vi.unstubAllEnvs()
    for (const spy of spies) spy.mockRestore()
  }
}
