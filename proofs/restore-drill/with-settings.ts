/** Replaces values in a settings file. Throws for a setting that the file lacks. */
export function withSettings(text: string, values: Record<string, string | number>): string {
  let changed = text
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^${name} ?= ?.*$`, 'm')
    if (!line.test(changed)) throw new Error(`deploy/backup has no setting ${name}`)
    changed = changed.replace(line, `${name}=${value}`)
  }
  return changed
}
