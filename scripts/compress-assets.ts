/** Compresses the built files once, so that no request has to do it. */
import { readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { BUILD } from './build-folder.ts'

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest|wasm|traineddata)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes under a temporary name and then renames the file, because a running server may be reading it. */
function writeWhole(path: string, content: Buffer): void {
  writeFileSync(`${path}.part`, content)
  renameSync(`${path}.part`, path)
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  // Uses a lower quality for WebAssembly, because the highest would take ten seconds to save an eighth.
  const quality = content.length > 1_000_000 ? 5 : 11
  writeWhole(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
  writeWhole(`${file}.gz`, await zip(content, { level: 9 }))
}

const files = readdirSync(join(BUILD, 'web/client'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => statSync(file).size > 1024)
// Compresses several files at the same time, which zlib does in threads.
await Promise.all(files.map(compress))
