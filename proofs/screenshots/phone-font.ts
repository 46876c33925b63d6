import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const CACHE = join(import.meta.dirname, '../../.cache')

const CONFIGURATION = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <match target="pattern">
    <test qual="any" name="family"><string>system-ui</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>Roboto</string></edit>
  </match>
  <alias binding="strong"><family>sans-serif</family><prefer><family>Roboto</family></prefer></alias>
</fontconfig>
`

/** Whether a font that matches this pattern of `fc-list` is installed. */
const isInstalled = (pattern: string): boolean =>
  Boolean(spawnSync('fc-list', [pattern, 'family'], { encoding: 'utf8' }).stdout)

/**
 * Environment variables with which Chromium writes text in Roboto, as an Android phone does. Debian's DejaVu Sans is a
 * tenth wider, so lines would wrap in different places than on a phone.
 */
export function phoneFontEnvironment(): Record<string, string> {
  if (!isInstalled(':lang=hi'))
    console.warn('No font has Devanagari (Debian: fonts-lohit-deva): Hindi is drawn as empty boxes.')
  if (!isInstalled('Roboto')) {
    console.warn('Roboto is not installed (Debian: fonts-roboto-unhinted): text is drawn wider than on a phone.')
    return {}
  }
  mkdirSync(CACHE, { recursive: true })
  const path = join(CACHE, 'fonts.conf')
  writeFileSync(path, CONFIGURATION)
  return { FONTCONFIG_FILE: path }
}
