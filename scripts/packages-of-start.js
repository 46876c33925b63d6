/** Matches the packages of Node in the lock file, one for each kind of machine. */
const isNode = (path) => /^node_modules\/node-(?:linux|win)-\w+$/.test(path)

/**
 * Builds a small lock file from the packages for which `isWanted` is true, without the project itself and its
 * workspaces.
 */
function lockOf({ root, packages }, isWanted) {
  const kept = Object.entries(packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link && isWanted(path, packages[path]),
  )
  return {
    manifest: { ...root, private: true },
    lock: {
      ...root,
      lockfileVersion: 3,
      requires: true,
      packages: { '': root, ...Object.fromEntries(kept) },
    },
  }
}

/**
 * Returns what a first start installs, as two small projects that npm can install at the same time: the packages that
 * serving and building import, and this machine's Node.js. Versions and checksums are those of the lock file. Leaves
 * out developer tools, and packages that only they would share with others (TypeScript).
 */
export function packagesOfStart({ name, version, dependencies, optionalDependencies }, { packages }) {
  const root = { name, version }
  return {
    serving: lockOf(
      { root: { ...root, dependencies }, packages },
      (path, { dev, devOptional }) => !dev && !devOptional && !isNode(path),
    ),
    node: lockOf({ root: { ...root, optionalDependencies }, packages }, isNode),
  }
}
