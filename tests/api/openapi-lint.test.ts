import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { fetchNamedDocument, type ApiDocument } from '../fuzz/api-document.ts'
import { apiTest } from './api-test.ts'

const ROOT = join(import.meta.dirname, '../..')
const REDOCLY = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js')
const ALONE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

type Finding = { ruleId: string; message: string }

/** Returns what Redocly's lint finds with our rules. The tool exits with 1 after an error. */
function lintFile(file: string): Promise<Finding[]> {
  const args = [REDOCLY, 'lint', file, '--config', join(ROOT, 'redocly.yaml'), '--format=json']
  const { promise, resolve, reject } = Promise.withResolvers<Finding[]>()
  execFile(
    process.execPath,
    args,
    { env: { ...process.env, ...ALONE }, maxBuffer: 64 * 2 ** 20 },
    (_error, out, words) => {
      if (!out.includes('"problems"')) return reject(new Error(`Redocly did not lint: ${words}`))
      resolve((JSON.parse(out.slice(out.indexOf('{'))) as { problems: Finding[] }).problems)
    },
  )
  return promise
}

async function lint(document: ApiDocument): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'uncle-lint-'))
  try {
    const file = join(folder, 'openapi.json')
    await writeFile(file, JSON.stringify(document))
    return await lintFile(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const test = apiTest.extend('document', { scope: 'file' }, ({ api }) => fetchNamedDocument(api))

test('Redocly’s lint finds nothing wrong in the API document', async ({ document }) => {
  expect(await lint(document)).toEqual([])
})

test('Redocly’s lint finds a call without a named session, no servers, and a dangling reference', async ({
  document,
}) => {
  const broken = structuredClone(document)
  delete broken.servers
  delete broken.paths['/api/cities']?.['get']?.security
  delete broken.components?.schemas?.['Bill']
  const found = new Set((await lint(broken)).map(({ ruleId }) => ruleId))
  expect([...found].toSorted()).toEqual(['no-empty-servers', 'no-unresolved-refs', 'security-defined'])
})
