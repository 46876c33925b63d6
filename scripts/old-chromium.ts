import type { BrowserType } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { installTool } from './install-tool.ts'

const FOLDER = join(import.meta.dirname, '../.cache/old-chromium')
const LAUNCHER = `#!/bin/sh
here="\${0%/*}"
export LD_LIBRARY_PATH="$here/lib:$here\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$here/chromium" --headless --no-sandbox "$@"
`

function unpack(tool: string): void {
  const draft = `${FOLDER}-${process.pid}`
  mkdirSync(draft, { recursive: true })
  try {
    const packed = (name: string) =>
      brotliDecompressSync(readFileSync(join(tool, 'node_modules/@sparticuz/chromium/bin', name)))
    writeFileSync(join(draft, 'chromium'), packed('chromium.br'))
    chmodSync(join(draft, 'chromium'), 0o755)
    for (const name of ['aws.tar.br', 'swiftshader.tar.br'])
      execFileSync('tar', ['-x', '-C', draft], { input: packed(name) })
    writeFileSync(join(draft, 'headless-shell'), LAUNCHER, { mode: 0o755 })
    rmSync(FOLDER, { recursive: true, force: true })
    renameSync(draft, FOLDER)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

type OldChromium = { launch: BrowserType['launch'] }

/**
 * Returns Chromium 103 from npm with a Playwright of the same age, because the current Playwright uses methods that this
 * Chromium lacks. Returns undefined on machines other than 64-bit Intel with Linux.
 */
export async function oldChromium(): Promise<OldChromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const tool = installTool('old-chromium', ['--ignore-scripts'])
  const executablePath = join(FOLDER, 'headless-shell')
  if (!existsSync(executablePath)) unpack(tool)
  const { chromium } = (await import(join(tool, 'node_modules/playwright-core/index.mjs'))) as { chromium: BrowserType }
  return { launch: () => chromium.launch({ executablePath }) }
}
