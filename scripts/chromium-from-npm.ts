import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installTool } from './install-tool.ts'

const FOLDER = join(import.meta.dirname, '../.cache/chromium')

/**
 * Starts the package's Chromium with the package's own libraries and fonts, which the machine may lack. The package's
 * fonts.conf names only AWS Lambda's folders.
 */
const LAUNCHER = `#!/bin/sh
here="\${0%/*}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$here/chromium" "$@"
`
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`

/** Unpacks the package, which writes to TMPDIR, readable only by its user. */
const UNPACK = `
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
const { inflate } = await import('@sparticuz/chromium')
const packed = join(process.argv[1], 'node_modules/@sparticuz/chromium/bin')
for (const name of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']) await inflate(join(packed, name))
chmodSync(join(process.env.TMPDIR, 'chromium'), 0o755)
`

function unpack(tool: string): void {
  const draft = `${FOLDER}-${process.pid}`
  mkdirSync(draft, { recursive: true })
  try {
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', UNPACK, tool], {
      cwd: tool,
      env: { ...process.env, TMPDIR: draft },
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr)
    writeFileSync(join(draft, 'fonts.conf'), FONTS)
    writeFileSync(join(draft, 'headless-shell'), LAUNCHER, { mode: 0o755 })
    rmSync(FOLDER, { recursive: true, force: true })
    renameSync(draft, FOLDER)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Unpacks `@sparticuz/chromium` once, for machines that can reach only a package registry. */
export function chromiumFromNpm(): string[] {
  if (process.platform !== 'linux' || process.arch !== 'x64') return []
  const launcher = join(FOLDER, 'headless-shell')
  if (existsSync(launcher)) return [launcher]
  try {
    console.log('Downloading Chromium from npm (70 MB) ...')
    unpack(installTool('chromium'))
    return [launcher]
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return []
  }
}
