/** `npm run screenshots -- --compare REF`: shows on one page which pictures changed since another commit. */
import { spawnSync } from 'node:child_process'
import { existsSync, cpSync, globSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

type Raster = { pixels: Buffer; width: number; height: number }

/** `share` is the fraction of pixels that differ, from 0 to 1; 1 if only one of the two commits has the picture. */
export type Difference = { name: string; share: number; kind: 'changed' | 'new' | 'gone' }

export type Folders = { before: string; after: string; out: string }

const OPAQUE = { r: 255, g: 255, b: 255, alpha: 1 }
/** Tolerates the differences that antialiasing causes in letters. */
const THRESHOLD = 0.1
const LEAST_PIXELS = 20

async function read(path: string, to?: { width: number; height: number }): Promise<Raster> {
  const picture = sharp(path).ensureAlpha()
  const { width, height } = await picture.metadata()
  const right = Math.max(0, (to?.width ?? width) - width)
  const bottom = Math.max(0, (to?.height ?? height) - height)
  const { data, info } = await picture
    .extend({ right, bottom, background: OPAQUE })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** Compares one picture in two folders and draws the differences. Pads the shorter picture with white. */
async function compareOne(name: string, { before, after, out }: Folders): Promise<Difference | undefined> {
  const paths = [join(before, name), join(after, name)] as const
  if (!existsSync(paths[0])) return { name, share: 1, kind: 'new' }
  if (!existsSync(paths[1])) return { name, share: 1, kind: 'gone' }
  const sizes = await Promise.all(paths.map((path) => sharp(path).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [one, other] = await Promise.all([read(paths[0], { width, height }), read(paths[1], { width, height })])
  const difference = Buffer.alloc(width * height * 4)
  const pixels = pixelmatch(one.pixels, other.pixels, difference, width, height, { threshold: THRESHOLD })
  if (pixels < LEAST_PIXELS) return undefined
  const path = join(out, 'difference', name)
  mkdirSync(dirname(path), { recursive: true })
  await sharp(difference, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(path)
  return { name, share: pixels / (width * height), kind: 'changed' }
}

const CELLS = ['before', 'after', 'difference'] as const

const cell = (name: string, kind: Difference['kind'], side: (typeof CELLS)[number]) => {
  const isMissing = (kind === 'new' && side !== 'after') || (kind === 'gone' && side !== 'before')
  return isMissing
    ? '<td>none</td>'
    : `<td><a href="${side}/${name}"><img loading="lazy" src="${side}/${name}" alt="${side}"></a></td>`
}

const row = ({ name, share, kind }: Difference) =>
  `<tr><th colspan="3">${name}: ${kind === 'changed' ? `${(share * 100).toFixed(2)} % changed` : kind}</th></tr>
<tr>${CELLS.map((side) => cell(name, kind, side)).join('')}</tr>`

const page = (differences: readonly Difference[], ref: string, count: number) => `<!doctype html>
<meta charset="utf-8"><title>Screens since ${ref}</title>
<style>body { font: 16px system-ui; margin: 16px } img { max-width: 32vw; border: 1px solid #ccc } td { vertical-align: top } th { text-align: left; padding-top: 24px }</style>
<h1>${differences.length} of ${count} pictures changed since ${ref}</h1>
<table>${differences.map(row).join('\n')}</table>
`

/** Compares the albums of two folders and writes `out/index.html`, with the most changed pictures first. */
export async function compareFolders(folders: Folders, ref: string, albums: readonly string[]): Promise<Difference[]> {
  rmSync(folders.out, { recursive: true, force: true })
  mkdirSync(folders.out, { recursive: true })
  const names = [
    ...new Set(
      [folders.before, folders.after].flatMap((cwd) => albums.flatMap((album) => globSync(`${album}/*.png`, { cwd }))),
    ),
  ].toSorted()
  const found: Difference[] = []
  for (const name of names) {
    const difference = await compareOne(name, folders)
    if (difference) found.push(difference)
  }
  for (const side of ['before', 'after'] as const)
    for (const { name } of found)
      if (existsSync(join(folders[side], name))) cpSync(join(folders[side], name), join(folders.out, side, name))
  const differences = found.toSorted((one, other) => other.share - one.share)
  writeFileSync(join(folders.out, 'index.html'), page(differences, ref, names.length))
  return differences
}

function succeed(program: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`)
}

/**
 * Takes the albums of another commit, with that commit's own code, in a work tree next to the cache. Returns their
 * folder.
 */
export function drawCommit(root: string, ref: string, albums: readonly string[]): string {
  const tree = join(root, '.cache/compared')
  spawnSync('git', ['worktree', 'remove', '--force', tree], { cwd: root })
  rmSync(tree, { recursive: true, force: true })
  succeed('git', ['worktree', 'add', '--detach', '--force', tree, ref], root)
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  // Older commits, which lack the folder `proofs`, have the script in `scripts`.
  const script = ['proofs', 'scripts']
    .map((folder) => join(folder, 'screenshots.ts'))
    .find((path) => existsSync(join(tree, path)))
  if (!script) throw new Error(`${ref} takes no screenshots`)
  succeed(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...albums], tree)
  return join(tree, 'screenshots')
}
