/**
 * Builds the icon sprite from Lucide (ISC licence): run `npm run draw-icons` after adding a name. One small cached file
 * serves every page; icons need no script.
 */
import { writeFileSync } from 'node:fs'
import { ICON_NAMES } from './icon-names.ts'

type Shape = [tag: string, attributes: Record<string, string>]

const drawn = ([tag, attributes]: Shape): string => {
  const written = Object.entries(attributes).filter(([name]) => name !== 'key')
  return `<${tag} ${written.map(([name, value]) => `${name}="${value}"`).join(' ')}/>`
}

const symbols: string[] = []
for (const name of ICON_NAMES) {
  const icon = (await import(`lucide-react/icons/${name}`)) as { __iconData: { node: Shape[] } }
  symbols.push(`<symbol id="${name}" viewBox="0 0 24 24">${icon.__iconData.node.map(drawn).join('')}</symbol>`)
}
const licence = '<!-- Lucide icons, ISC licence, https://lucide.dev/license -->'
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${licence}${symbols.join('\n')}</svg>\n`
writeFileSync(new URL('sprite.svg', import.meta.url), sprite)
