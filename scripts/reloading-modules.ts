import { createServer, createServerModuleRunner, type EnvironmentModuleNode } from 'vite'

export type ReloadingModules = {
  load: <Module>(path: string) => Promise<Module>
  /** Returns true if a loaded module imports this file. The next `load` then runs the file and its importers again. */
  forget: (file: string) => boolean
  close: () => Promise<void>
}

/** Loads the server's modules. After an edit, reloads only the modules that the edit affects. */
export async function reloadingModules(root: string): Promise<ReloadingModules> {
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    // Hides warnings about imports that only the built server needs.
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  const { ssr } = vite.environments
  const runner = createServerModuleRunner(ssr, { hmr: false })

  function forgetWithImporters(node: EnvironmentModuleNode, seen: Set<EnvironmentModuleNode>): void {
    if (seen.has(node)) return
    seen.add(node)
    ssr.moduleGraph.invalidateModule(node)
    const loaded = node.id === null ? undefined : runner.evaluatedModules.getModuleById(node.id)
    if (loaded) runner.evaluatedModules.invalidateModule(loaded)
    for (const importer of node.importers) forgetWithImporters(importer, seen)
  }

  return {
    load: (path) => runner.import(path),
    forget(file) {
      const nodes = ssr.moduleGraph.getModulesByFile(file)
      const seen = new Set<EnvironmentModuleNode>()
      for (const node of nodes ?? []) forgetWithImporters(node, seen)
      return seen.size > 0
    },
    async close() {
      await runner.close()
      await vite.close()
    },
  }
}
