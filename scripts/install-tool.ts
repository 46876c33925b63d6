import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { areInstalled, installCommand, readPackages } from './installed-packages.js'

/**
 * Installs a large tool when a command first needs it, and returns its folder. Each tool has its own lock file in
 * `tools`, so that people who do not run the command need not install it.
 */
export function installTool(name: string, options: readonly string[] = []): string {
  const folder = join(import.meta.dirname, '../tools', name)
  if (areInstalled(readPackages(folder), true)) return folder
  console.log(`Installing ${name} ...`)
  const { program, args } = installCommand(true)
  const { status, error } = spawnSync(program, [...args, ...options], { cwd: folder, stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) throw new Error(`${name} cannot be installed`)
  return folder
}
