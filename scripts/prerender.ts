// Renders pages that are the same for everybody once, from the built pages.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router'
import {
  NONCE_PLACEHOLDER,
  ORIGIN_PLACEHOLDER,
  PRERENDERED,
  prerenderedFile,
} from '../src/server/http/prerendered-pages.ts'
import { BUILD as BUILD_FOLDER } from './build-folder.ts'

const BUILD = join(BUILD_FOLDER, 'web')

type Keys = { nonceContext: RouterContext<string | null>; publicOriginContext: RouterContext<string | null> }

const build = (await import(pathToFileURL(join(BUILD, 'server/index.js')).href)) as ServerBuild
const keys = build.entry.module as unknown as Keys
const handle = createRequestHandler(build, 'production')

async function render(path: string): Promise<string> {
  const context = new RouterContextProvider()
  context.set(keys.nonceContext, NONCE_PLACEHOLDER)
  context.set(keys.publicOriginContext, ORIGIN_PLACEHOLDER)
  const page = await handle(new Request(new URL(path, ORIGIN_PLACEHOLDER)), context)
  if (page.status !== 200) throw new Error(`${path} could not be rendered: ${page.status}`)
  return page.text()
}

mkdirSync(join(BUILD, 'prerendered'), { recursive: true })
for (const path of PRERENDERED) writeFileSync(prerenderedFile(BUILD, path), await render(path))
